/**
 * "(218) 555-0142" for a North American number in its dialled form, any other as it is. The full
 * phone library would weigh more than the rest of this page.
 */
export function phoneText(phone: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone.replace(/[\s().-]/g, '')) ?? [];
  return area && exchange && line ? `(${area}) ${exchange}-${line}` : phone;
}
