// What a board in the page of somebody else leaves out. The application's own has no limits.

export type Limits = {
	/** May the side whose turn it is be moved? */
	mayMove(): boolean;
	/** May pieces be seen on their way? */
	glides(): boolean;
};
