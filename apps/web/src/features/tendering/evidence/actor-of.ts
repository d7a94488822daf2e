interface Recorded {
  readonly payload: string | null;
  readonly actor: string | null;
  readonly actorName: string | null;
}

/** Who did it: the person's name, and the account that the row itself recorded beside it where both are asked for. */
export function actorOf({ payload, actor, actorName }: Recorded): string {
  const account = payload === null ? undefined : accountIn(payload);
  return actorName ?? account ?? actor ?? '—';
}

/** The same with the account: what is in the chain is what counts. */
export function recordedActor(row: Recorded): string {
  const account = row.payload === null ? undefined : accountIn(row.payload);
  return row.actorName && account ? `${row.actorName}（${account}）` : actorOf(row);
}

function accountIn(payload: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(payload);
    if (typeof parsed !== 'object' || parsed === null || !('actor' in parsed)) return undefined;
    const { actor } = parsed;
    if (typeof actor !== 'object' || actor === null || !('account' in actor)) return undefined;
    return typeof actor.account === 'string' ? actor.account : undefined;
  } catch {
    // A row that was tampered with may hold anything; it is shown as it is elsewhere.
    return undefined;
  }
}
