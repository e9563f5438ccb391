import { projectShape } from '@/domain/projects/project';
import type { Project } from '@/domain/projects/project';
import { recordRef } from '../core/query';
import type { TypedRef } from '../core/query';

/** A reference to one project; apart from the other queries, as every tracker and job leads to its project. */
export function projectRef(id: string): TypedRef<Project> {
  return recordRef(projectShape, id);
}
