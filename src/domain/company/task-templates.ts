/** Longest step of a template and of a checklist. */
export const MAX_STEP = 200;

export const MAX_CHECKLIST = 60;

/** Most steps of one template; a checklist has room for several. */
export const MAX_TEMPLATE_STEPS = 40;

/** A named list of steps for jobs of one type, or of any ('') type. */
export type TaskTemplate = {
  readonly id: string;
  readonly name: string;
  readonly jobType: string;
  readonly steps: readonly string[];
};

/** Templates of a job type, and those for any type. */
export function templatesFor(all: readonly TaskTemplate[], jobType: string): readonly TaskTemplate[] {
  return all.filter((template) => template.jobType === '' || template.jobType === jobType);
}

export function fittingFirst(all: readonly TaskTemplate[], jobType: string): readonly TaskTemplate[] {
  const fitting = templatesFor(all, jobType);
  return [...fitting, ...all.filter((template) => !fitting.includes(template))];
}

/** Steps a list lacks, each once; ignores case and surrounding spaces. */
export function missingSteps(
  list: readonly { readonly text: string }[],
  steps: readonly string[],
): readonly string[] {
  const there = new Set(list.map(({ text }) => sameText(text)));
  return steps.filter((step) => {
    const key = sameText(step);
    if (key === '' || there.has(key)) return false;
    there.add(key);
    return true;
  });
}

/** A step of an unsaved job; `from` is its template, '' once the user edited it. */
export type PlannedStep = { readonly id: string; readonly text: string; readonly from: string };

/**
 * The steps of a new job after a choice of templates: steps of deselected templates leave, new ones are
 * appended. Typed and edited steps stay, and removed ones stay away. Ids are unique among these steps only.
 */
export function followTemplates(
  planned: readonly PlannedStep[],
  before: readonly string[],
  chosen: readonly TaskTemplate[],
): readonly PlannedStep[] {
  const kept = planned.filter(({ from }) => from === '' || chosen.some(({ id }) => id === from));
  return chosen
    .filter(({ id }) => !before.includes(id))
    .reduce<readonly PlannedStep[]>(
      (steps, { id, steps: brought }) => [
        ...steps,
        ...missingSteps(steps, brought).map((text, at) => ({ id: `${id}-${at}`, text, from: id })),
      ],
      kept,
    );
}

/** Steps from a text with one per line, without empty lines and repeats. */
export function stepsOfText(text: string): readonly string[] {
  return missingSteps(
    [],
    text.split('\n').map((line) => line.trim()),
  );
}

function sameText(text: string): string {
  return text.trim().toLowerCase();
}
