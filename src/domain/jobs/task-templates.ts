/** Longest step of a template, and the longest a checklist takes. */
export const MAX_STEP = 200;

/** Most steps of one template; a checklist holds more than one template. */
export const MAX_TEMPLATE_STEPS = 40;

/** A named list of steps for jobs of one type, or of any ('') type. */
export type TaskTemplate = {
  readonly id: string;
  readonly name: string;
  readonly jobType: string;
  readonly steps: readonly string[];
};

/** The templates that a job of a type starts with: its own ones and those for any type. */
export function templatesFor(all: readonly TaskTemplate[], jobType: string): readonly TaskTemplate[] {
  return all.filter((template) => template.jobType === '' || template.jobType === jobType);
}

/** All templates, those for a type of job first. */
export function fittingFirst(all: readonly TaskTemplate[], jobType: string): readonly TaskTemplate[] {
  const fitting = templatesFor(all, jobType);
  return [...fitting, ...all.filter((template) => !fitting.includes(template))];
}

/** Which of these steps a list does not have yet, each once; upper case and spaces around do not count. */
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

/** A step of a job that is not saved yet; `from` is the template that brought it, '' once a person worded it. */
export type PlannedStep = { readonly id: string; readonly text: string; readonly from: string };

/**
 * The steps of a new job once these templates are chosen: those of templates that are no longer chosen
 * leave, those that `before` did not have come at the end. What a person typed or changed stays, and what
 * they removed stays away, whatever is chosen. Ids are unique among these steps only.
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

/** The steps in a text with one on each line; empty lines and repeated steps are left out. */
export function stepsOfText(text: string): readonly string[] {
  return missingSteps(
    [],
    text.split('\n').map((line) => line.trim()),
  );
}

function sameText(text: string): string {
  return text.trim().toLowerCase();
}
