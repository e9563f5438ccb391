/** People whom the plan has no room for, on the screen and on paper. */
export function leftOutText(count: number): string {
  return `${count} ${count === 1 ? 'person is' : 'people are'} not shown. Put them in crews to see them.`;
}
