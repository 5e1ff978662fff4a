// A style sheet, as those see it who look for types: there is nothing in it to import.

export {};
