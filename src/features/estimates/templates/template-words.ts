import { estimateTemplateShape, MOST_TEMPLATES } from '@/domain/estimates/templates/estimate-template';
import type { EstimateTemplate } from '@/domain/estimates/templates/estimate-template';
import { foldText } from '@/domain/format/fold-text';
import { trimmedTextsOf } from '@/shared/forms/frame/bounded';
import { object } from '@/shared/forms/frame/schema';

const text = trimmedTextsOf(estimateTemplateShape);

/** The rules of a template's words. */
export const templateWordsSchema = object({
  name: text('name').required('Name the template.'),
  description: text('description'),
});

/** The template of a name, however it is spelled; `except` is not looked at. */
export function ownNamesake(
  templates: readonly EstimateTemplate[],
  name: string,
  except = '',
): EstimateTemplate | undefined {
  const wanted = foldText(name.trim());
  return templates.find(({ uuid, name: other }) => uuid !== except && foldText(other.trim()) === wanted);
}

/** Why no further template can be kept, as a sentence, or null. */
export function templateFull({ length }: readonly EstimateTemplate[]): string | null {
  return length < MOST_TEMPLATES
    ? null
    : `You have ${MOST_TEMPLATES} templates, which is the most. Delete one in the company settings, or replace one by its name.`;
}
