import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface HeldRow<R> {
  /** The row that the typing began with; its version is the one to save over. */
  readonly row: R;
  /** Somebody else stored another version since: whoever types decides whose goes on. */
  readonly isStale: boolean;
  /** Goes on over the other version with what was typed here. */
  readonly keepMine: () => void;
}

/**
 * A row that is read anew while somebody types must not lend him its new version: he would save over what he never saw.
 * While nothing is unsaved, the newest is held, and the form is told to show it.
 */
export function useHeldRow<R extends Partial<Record<string, unknown>> | undefined>(
  newest: R,
  isDirty: boolean,
  onNewer: () => void,
): HeldRow<R> {
  const [held, setHeld] = useState(newest);
  const isOther = edition(held) !== edition(newest);
  if (isOther && !isDirty) setHeld(newest);
  const shown = useRef(held);
  const follow = useEffectEvent(() => {
    if (!isDirty && shown.current !== held) onNewer();
    shown.current = held;
  });
  useEffect(() => follow(), [held]);
  return { row: isDirty ? held : newest, isStale: isDirty && isOther, keepMine: () => setHeld(newest) };
}

/** The same where the form offers no choice: what another stored meanwhile is refused until it is opened anew. */
export function useRowAsBegun<R>(newest: R): R {
  const [begun] = useState(newest);
  return begun;
}

/** Which row it is, and which version of it. */
const edition = (row: Partial<Record<string, unknown>> | undefined): string =>
  `${String(row?.id)} ${String(row?.version)}`;
