import { fittingRate } from '../copied-lines';
import { MOST_OPTIONS } from '../estimate-content';
import type { EstimateContent, EstimateLine } from '../estimate-content';
import type { TemplateContent } from './estimate-template';
import { inOrder, withLines } from '../line-order';
import { lineRoomProblem } from '../line-room';

/** What a template changes of an estimate, or the sentence that says why it does not fit. */
export type Filled = { readonly changes: Partial<EstimateContent> } | { readonly problem: string };

/**
 * Fills an estimate from a template, whose lines have today's prices already. An estimate without lines takes all of it;
 * one with lines keeps them with their options, and takes the template's lines, its options where it has several, and
 * the texts, steps and discount that it has none of itself. Everything gets fresh ids.
 */
export function fromTemplate(
  template: TemplateContent,
  estimate: EstimateContent,
  newId: () => string,
): Filled {
  const problem = lineRoomProblem(estimate.lines.length, template.lines.length);
  if (problem !== null) return { problem };
  const ids = new Map(template.options.map(({ id }) => [id, newId()]));
  const options = template.options.map((option) => ({ ...option, id: ids.get(option.id) ?? '' }));
  const isBlank = estimate.lines.length === 0;
  const isChoice = options.length > 1;
  if (!isBlank && isChoice && estimate.options.length + options.length > MOST_OPTIONS)
    return { problem: `An estimate holds up to ${MOST_OPTIONS} options. Remove some of its options first.` };

  // Beside others, lines of all the template's options are not part of the options that were there.
  const optionsOf = (line: Pick<EstimateLine, 'options'>) => {
    if (line.options !== '') return line.options.split(' ').flatMap((id) => ids.get(id) ?? []);
    return isBlank ? [] : [...ids.values()];
  };
  const added = inOrder(template.lines).map(({ id: _id, position: _position, ...line }) => ({
    ...line,
    options: isBlank || isChoice ? optionsOf(line).join(' ') : '',
    taxRate: fittingRate(line.taxRate, estimate),
  }));
  const own = isChoice && !isBlank ? pinned(estimate) : estimate.lines;
  return {
    changes: {
      lines: withLines(own, added, newId),
      ...besideLines(template, estimate, isBlank, newId),
      ...(isBlank && options.length > 0 && { options }),
      ...(!isBlank &&
        isChoice && {
          options: [...estimate.options, ...options.map((option) => ({ ...option, isSuggested: false }))],
        }),
    },
  };
}

/** Lines of all options as lines of the options that there are now: those that join them look as in their template. */
function pinned({ lines, options }: EstimateContent): readonly EstimateLine[] {
  const all = options.map(({ id }) => id).join(' ');
  return lines.map((line) => (line.options === '' ? { ...line, options: all } : line));
}

/** Discount, steps and texts of the template: all that it has for a blank estimate, else what the estimate lacks. */
function besideLines(
  template: TemplateContent,
  estimate: EstimateContent,
  isBlank: boolean,
  newId: () => string,
): Partial<EstimateContent> {
  const { discountPercent, discount, schedule, clientText, terms } = template;
  const hasDiscount = estimate.discountPercent > 0 || estimate.discount > 0;
  const takes = (has: boolean, lacks: boolean) => has && (isBlank || lacks);
  return {
    ...(takes(discountPercent > 0 || discount > 0, !hasDiscount) && { discountPercent, discount }),
    ...(takes(schedule.length > 0, estimate.schedule.length === 0) && {
      schedule: schedule.map((step) => ({ ...step, id: newId() })),
    }),
    ...(takes(clientText !== '', estimate.clientText === '') && { clientText }),
    ...(takes(terms !== '', estimate.terms === '') && { terms }),
  };
}
