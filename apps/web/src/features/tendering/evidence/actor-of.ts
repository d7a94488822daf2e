interface Recorded {
  readonly payload: string | null;
  readonly actor: string | null;
}

/** Who did it, by the account that the row itself recorded; the id where the payload is hidden or of another shape. */
export function actorOf({ payload, actor }: Recorded): string {
  const account = payload === null ? undefined : accountIn(payload);
  return account ?? actor ?? '—';
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
