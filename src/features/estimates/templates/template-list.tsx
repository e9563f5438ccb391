import type { EstimateTemplate } from '@/domain/estimates/templates/estimate-template';
import { plural } from '@/shared/format/counts';
import { useFormat } from '@/shared/format/format-context';
import { PickList } from '../pick-list';

export type TemplateListProps = {
  readonly templates: readonly EstimateTemplate[];
  readonly onChoose: (template: EstimateTemplate) => void;
};

/** Templates to choose from, with their kind of work and how much they hold. */
export function TemplateList({ templates, onChoose }: TemplateListProps) {
  const { country } = useFormat();
  return (
    <PickList label="Templates" items={templates} minHeight={48} onChoose={onChoose}>
      {({ name, description, lines, options }) => {
        const holds = [
          plural(lines.length, 'line', country),
          ...(options.length > 1 ? [plural(options.length, 'option', country)] : []),
        ];
        return (
          <>
            <span dir="auto">{name}</span>
            <small>{holds.join(', ')}</small>
            {description !== '' && (
              <small dir="auto" className="whole">
                {description}
              </small>
            )}
          </>
        );
      }}
    </PickList>
  );
}
