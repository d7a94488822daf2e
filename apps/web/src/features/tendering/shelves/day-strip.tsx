import type { Endpoint } from '@zhaocai/model/kit/endpoint';
import type { ProjectCard } from '@zhaocai/model/tendering/project-shelf-endpoints';
import { Link } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import type { Shelf } from '../../../kit/resource-page/shelf-bar.tsx';
import { useText } from '../../../kit/text/language.ts';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { shelfTexts as texts } from './texts.ts';
import './shelves.css';

interface Day {
  readonly name: string;
  readonly endpoint: Endpoint<object, ProjectCard[]>;
  readonly time: 'openTime' | 'bidEndTime';
}

interface DayStripProps {
  readonly days: readonly Day[];
  readonly shelves: readonly Shelf[];
  readonly shown: string | undefined;
  readonly onOpen: (name: string | undefined) => void;
  readonly pathOf: (card: ProjectCard) => string;
}

/** What the clock brings: a day without anything takes no room. */
export function DayStrip({ days, shelves, ...rest }: DayStripProps) {
  const busy = days.flatMap((day) => {
    const shelf = shelves.find(({ name, count }) => name === day.name && count > 0);
    return shelf ? [{ day, shelf }] : [];
  });
  if (busy.length === 0) return null;
  return (
    <div className="ps-days">
      {busy.map(({ day, shelf }) => (
        <DayCard key={day.name} day={day} shelf={shelf} {...rest} />
      ))}
    </div>
  );
}

const shownCards = 3;

type DayCardProps = Pick<DayStripProps, 'shown' | 'onOpen' | 'pathOf'> & { readonly day: Day; readonly shelf: Shelf };

function DayCard({ day, shelf, shown, onOpen, pathOf }: DayCardProps) {
  const t = useText();
  const query = useEndpoint(day.endpoint, {}, { keepPrevious: true });
  const isShown = shown === shelf.name;
  const cards = query.data ?? [];
  return (
    <section className="ps-day" aria-label={shelf.label}>
      <header>
        <h2>{shelf.label}</h2>
        <button
          type="button"
          className="kit-link ps-all"
          aria-pressed={isShown}
          onClick={() => onOpen(isShown ? undefined : shelf.name)}
        >
          {t(texts.more, { count: shelf.count })}
        </button>
      </header>
      <ul>
        {cards.slice(0, shownCards).map((card) => (
          <li key={card.entrustId ?? card.id}>
            <Link to={pathOf(card)} title={card.projectName}>
              {card.projectName}
            </Link>
            <Deadline at={card[day.time]} isMet={card.openedTime !== null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
