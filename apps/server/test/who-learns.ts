import type { Envelope, parseRoute } from '@zhaocai/model';
import type { DrawStage } from './expert-draw-steps.ts';
import type { Person } from './organization-app.ts';

type Call = ReturnType<typeof parseRoute>;

interface Seat {
  readonly id: string;
  readonly account: string;
}

/** Who sits on none of these seats: the other experts, these of the unit, two bidders and an agency; by account. */
export async function strangersTo(
  { accounts, app }: DrawStage,
  seats: readonly Seat[],
  ofUnit: readonly string[],
): Promise<Map<string, Person>> {
  const strangers = new Map([...accounts].filter(([account]) => !seats.some((seat) => seat.account === account)));
  for (const account of ofUnit) strangers.set(account, await app.person(account));
  for (const tenant of ['300001', '300002'])
    strangers.set(tenant, await app.person(`supplier${tenant.at(-1) ?? ''}`, tenant));
  strangers.set('agent', await app.person('agent', '200001'));
  return strangers;
}

export interface Curiosity {
  readonly seats: readonly Seat[];
  readonly calls: readonly Call[];
  ask(who: Person, call: Call, seatId: string): Promise<Envelope>;
  /** What stands in no answer to them. */
  readonly secrets: readonly string[];
}

/** Which of these get anything by any call with anybody's seat: `<account> <path>`. */
export async function whoLearns(
  people: ReadonlyMap<string, Person>,
  { seats, calls, ask, secrets }: Curiosity,
): Promise<string[]> {
  const asked = [...people].flatMap(([account, who]) =>
    calls.flatMap((call) => seats.map((seat) => ({ account, who, call, seat }))),
  );
  const learnt: string[] = [];
  for (const { account, who, call, seat } of asked) {
    const answer = await ask(who, call, seat.id);
    const text = JSON.stringify(answer);
    if (answer.code === 200 || secrets.some((secret) => text.includes(secret))) learnt.push(`${account} ${call.path}`);
  }
  return learnt;
}
