import { dueSoon, opensToday, projectCounts, type ProjectCard } from '@zhaocai/model/tendering/project-shelf-endpoints';
import { isShelfByClock } from '@zhaocai/model/tendering/project-shelves';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useListState } from '../../../kit/resource-page/list-state.ts';
import { ShelfBar } from '../../../kit/resource-page/shelf-bar.tsx';
import { useText } from '../../../kit/text/language.ts';
import { DayStrip } from './day-strip.tsx';
import { shelfTexts as texts } from './texts.ts';

export interface ProjectShelvesProps {
  /** A supplier's list has a row for each registration, the others' one for each project. */
  readonly rows?: 'projects' | 'registrations';
  /** The address of a project for whoever is signed in. */
  readonly pathOf: (card: ProjectCard) => string;
}

const refreshMs = 60_000;

/**
 * Above a list of projects: what opens today and closes soon, and the shelves with their counts. A count narrows the list
 * below by the server's own condition.
 */
export function ProjectShelves({ rows = 'projects', pathOf }: ProjectShelvesProps) {
  const t = useText();
  const [{ filters }, change] = useListState();
  const counts = useEndpoint(projectCounts, {}, { keepPrevious: true, refreshMs });
  const shelves = (counts.data ?? []).map(({ shelf, label, count, lines }) => ({
    name: shelf,
    label,
    count: rows === 'registrations' ? (lines ?? 0) : count,
  }));
  const shown = filters['shelf'];
  const open = (name: string | undefined) => {
    const { shelf: _former, ...others } = filters;
    change({ filters: name === undefined ? others : { ...others, shelf: name } });
  };
  return (
    <>
      <DayStrip
        days={[
          { name: 'opensToday', endpoint: opensToday, time: 'openTime' },
          { name: 'dueSoon', endpoint: dueSoon, time: 'bidEndTime' },
        ]}
        shelves={shelves}
        shown={shown}
        onOpen={open}
        pathOf={pathOf}
      />
      <ShelfBar
        label={t(texts.shelves)}
        shelves={shelves.filter(({ name }) => !isShelfByClock(name))}
        value={shown}
        onChange={open}
      />
    </>
  );
}
