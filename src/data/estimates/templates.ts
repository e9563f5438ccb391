import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { pick } from '@/domain/core/record';
import {
  estimateTemplateShape,
  MOST_TEMPLATES,
  TEMPLATE_CONTENT,
} from '@/domain/estimates/templates/estimate-template';
import type { EstimateTemplate, TemplateContent } from '@/domain/estimates/templates/estimate-template';
import type { CatalogEntry } from '../core/catalog-entry';
import { newId } from '../core/ids';
import type { Intent } from '../core/intent';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { createRecord, deleteRecord, inverse, patchRecord } from '../core/writes';

/** The words of a template. */
export type TemplateWords = Pick<EstimateTemplate, 'name' | 'description'>;

/** The templates of the business by name; null for users who may not see estimates with amounts. */
export function estimateTemplates(viewer: Viewer): TypedQuery<EstimateTemplate> | null {
  if (!may(viewer, 'estimates:view') || !may(viewer, 'pricing:show')) return null;
  return query(estimateTemplateShape, {
    where: [{ field: 'owner', op: '==', value: viewer.owner }],
    orderBy: [{ field: 'name', direction: 'asc' }],
    limit: MOST_TEMPLATES,
  });
}

/** Keeps the contents of an estimate as a new template; Undo deletes it. */
export function addTemplate(viewer: Viewer, words: TemplateWords, content: TemplateContent): Intent {
  const uuid = newId();
  return {
    name: 'editEstimateTemplate',
    label: `Template ${words.name} saved`,
    writes: [
      createRecord(viewer, estimateTemplateShape, { uuid, ...words, ...pick(content, TEMPLATE_CONTENT) }),
    ],
    undo: [deleteRecord(estimateTemplateShape, uuid)],
  };
}

/** Changes the words of a template, or replaces its contents; Undo restores them. */
export function changeTemplate(
  viewer: Viewer,
  template: EstimateTemplate,
  changes: Partial<TemplateWords & TemplateContent>,
): Intent {
  return {
    name: 'editEstimateTemplate',
    label: `Template ${changes.name ?? template.name} changed`,
    writes: [patchRecord(viewer, estimateTemplateShape, template.uuid, changes)],
    undo: [
      patchRecord(
        viewer,
        estimateTemplateShape,
        template.uuid,
        inverse(estimateTemplateShape, template, changes),
      ),
    ],
  };
}

/** Deletes a template; Undo creates it again. Estimates made from it stay. */
export function deleteTemplate(viewer: Viewer, template: EstimateTemplate): Intent {
  return {
    name: 'editEstimateTemplate',
    label: `Template ${template.name} deleted`,
    writes: [deleteRecord(estimateTemplateShape, template.uuid)],
    undo: [createRecord(viewer, estimateTemplateShape, template)],
  };
}

/** The templates' query, for the suites that run every query. */
export const templatesCatalog: readonly CatalogEntry[] = [
  {
    name: 'templates of estimates',
    build: (viewer) => {
      const list = estimateTemplates(viewer);
      return list === null ? [] : [list.spec];
    },
    needs: 'estimates:view',
  },
];
