// A link that can be copied by hand: whoever enters its field has all of it selected.

type Props = { readonly title: string; readonly link: string; readonly className?: string };

export const LinkField = ({ title, link, className }: Props) => (
	<input
		readOnly
		className={className}
		aria-label={title}
		value={link}
		onFocus={({ target }) => target.select()}
	/>
);
