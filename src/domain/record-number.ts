/** "No. 104", or that the number is still on its way: functions give numbers, also to offline work. */
export function numberText(number: number | null): string {
  return number === null ? 'Number pending' : `No. ${number}`;
}

/** The number alone, where a column says what it is. */
export function shortNumber(number: number | null): string {
  return number === null ? 'pending' : String(number);
}
