import { addDays } from '@zhaocai/model/kit/days';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import type { MilestoneName } from '@zhaocai/model/procedure/milestone';
import type { projectSchedule } from '@zhaocai/model/procedure/procedure-endpoints';
import { Link } from 'react-router';
import { useText } from '../../../kit/text/language.ts';
import { shownInstant } from '../../../kit/widgets/shown-instant.ts';
import { procedureTexts as texts } from '../texts.ts';
import { placeOf, type Scale, type Stretch } from './scale.ts';

/** What happened to the days of a project. */
export interface History {
  /** The names of milestones that are behind it. */
  readonly done: readonly string[];
  readonly moves: EndpointOutput<typeof projectSchedule>['moves'];
  readonly pauses: readonly Stretch[];
  /** Where a notice is read. */
  readonly noticePath: (bulletinId: string) => string;
}

interface OfMilestone {
  readonly name: MilestoneName;
  readonly history: History;
}

/** From when to when a day was moved, by which notice. */
export function MoveWords({ name, history }: OfMilestone) {
  const t = useText();
  return history.moves
    .filter(({ milestone }) => milestone === name)
    .map(({ before, after, by, bulletinId }) => (
      <Link key={`${bulletinId} ${before}`} className="planner-move" to={history.noticePath(bulletinId)}>
        {t(by === 'pause' ? texts.movedByPause : texts.movedByChange, {
          before: shownInstant(before),
          after: shownInstant(after),
        })}
      </Link>
    ));
}

interface FormersProps {
  readonly name: MilestoneName;
  readonly scale: Scale;
  readonly history: History | undefined;
}

/** The days on which it stood before, hollow. */
export function Formers({ name, scale, history }: FormersProps) {
  const days = history?.moves.filter(({ milestone }) => milestone === name).map(({ before }) => before.slice(0, 10));
  return [...new Set(days)].map((day) => (
    <span key={day} className="planner-former" style={{ insetInlineStart: `${placeOf(addDays(day, 1), scale)}%` }} />
  ));
}
