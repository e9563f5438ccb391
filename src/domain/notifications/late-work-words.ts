import { paths } from '../navigation/paths';
import type { EventWords } from './news-words';

/** A job went into the archive, because the plan holds no more open work. */
export function lateWorkWords(title: string, jobId: string, limit: number): EventWords {
  const text = `Your plan holds ${limit} open jobs and trackers. Bring it back when there is room.`;
  return {
    words: { title: `${title} went into the archive`, text, link: paths.job(jobId) },
    joined: (count) => ({
      title: `${count} jobs went into the archive`,
      text,
      link: `${paths.jobArchive}?tab=jobs`,
    }),
  };
}
