/** A time in an input: epoch ms, or ISO 8601; without an offset it is on the clock of the company's zone. */
export type ApiTime = number | string;
