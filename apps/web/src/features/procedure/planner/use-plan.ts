import { addDays, daysBetween } from '@zhaocai/model/kit/days';
import { layOut, type LaidOut } from '@zhaocai/model/procedure/lay-out';
import { lawRegime } from '@zhaocai/model/procedure/method';
import { milestones, type MilestoneName } from '@zhaocai/model/procedure/milestone';
import type { Procedure } from '@zhaocai/model/procedure/procedure';
import { scheduleBasis } from '@zhaocai/model/procedure/procedure-endpoints';
import { procedureOf, procedures } from '@zhaocai/model/procedure/procedures';
import { purchaseTypes } from '@zhaocai/model/tendering/choices';
import type { CalendarLookup } from '@zhaocai/model/procedure/work-days';
import { useSearchParams } from 'react-router';
import { msToInstant, serverNow } from '../../../kit/clock/server-clock.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';

export type Moved = Readonly<Partial<Record<MilestoneName, string>>>;

export interface Choices {
  readonly procedure: Procedure;
  /** Of `procurementMethod` and `lawRegime`. */
  readonly method: number;
  readonly regime: number;
  /** Of `purchaseTypes`: the buyer's own periods are those for what is bought. */
  readonly purchaseType: number;
  readonly start: string;
  readonly moved: Moved;
  /** What is planned: the head of the page and of its print. */
  readonly name: string;
}

export type Planned = Pick<Choices, 'procedure' | 'regime' | 'start' | 'moved'>;

export interface Plan {
  readonly laid: readonly LaidOut[];
  readonly kindOf: CalendarLookup;
}

/** What is planned stands in the address: it can be kept, sent and gone back to. */
export function usePlan() {
  const [search, setSearch] = useSearchParams();
  const choices = choicesIn(search);
  const { method, regime, purchaseType, start } = choices;
  const input = { manner: method, lawRegime: regime, purchaseType, from: start };
  const query = useEndpoint(scheduleBasis, input, { keepPrevious: true });
  const change = (changed: Partial<Omit<Choices, 'procedure'>>) =>
    setSearch(addressOf({ ...choices, ...changed }), { replace: true });
  return { choices, query, change };
}

interface Basis {
  readonly rules: Parameters<typeof layOut>[0]['rules'];
  readonly firstDay: string;
  readonly kinds: string;
}

/** Counted in the browser, so that a day can be dragged; by the same function as on the server. */
export function planOf({ procedure, regime, start, moved }: Planned, { rules, firstDay, kinds }: Basis): Plan {
  const kindOf: CalendarLookup = (day) => {
    const kind = kinds[daysBetween(firstDay, day)];
    return kind === undefined || kind === '-' ? undefined : Number(kind);
  };
  return { kindOf, laid: layOut({ procedure, regime, rules, kindOf, start, moved }) };
}

function choicesIn(search: URLSearchParams): Choices {
  const method = Number(search.get('method') ?? 1);
  const procedure = procedureOf(method) ?? procedures.openTender;
  const wanted = lawRegime.named(Number(search.get('law')));
  const regime = procedure.regimes.find((name) => name === wanted?.name) ?? procedure.regimes[0] ?? 'ownPolicy';
  const start = search.get('from') ?? '';
  const bought = purchaseTypes.find(({ value }) => value === Number(search.get('kind'))) ?? purchaseTypes[0];
  return {
    procedure,
    method: procedureOf(method) ? method : 1,
    regime: lawRegime.code[regime],
    purchaseType: bought.value,
    start: isDay(start) ? start : msToInstant(serverNow()).slice(0, 10),
    moved: movedIn(search.get('moved') ?? ''),
    name: (search.get('name') ?? '').slice(0, 100),
  };
}

function addressOf({
  method,
  regime,
  purchaseType,
  start,
  moved,
  name,
}: Omit<Choices, 'procedure'>): Record<string, string> {
  const days = Object.entries(moved).map(([name, day]) => `${name}.${day}`);
  return {
    method: String(method),
    law: String(regime),
    kind: String(purchaseType),
    from: start,
    ...(days.length > 0 && { moved: days.join('~') }),
    ...(name && { name }),
  };
}

function movedIn(text: string): Moved {
  const pairs = text.split('~').map((pair) => pair.split('.'));
  const known = pairs.filter(([name = '', day = '']) => Object.hasOwn(milestones, name) && isDay(day));
  return Object.fromEntries(known.map(([name, day]) => [name, day]));
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}
