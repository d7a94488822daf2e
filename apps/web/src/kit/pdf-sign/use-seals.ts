import { useState } from 'react';
import { msToInstant, serverNow } from '../clock/server-clock.ts';
import { onPage, type SealPlace } from './seal-keys.ts';
import type { Seal } from './seals.ts';

const usualWidth = 0.2;

/** The seals on the opened pages, one of them in hand. */
export function useSeals(signer: string) {
  const [seals, setSeals] = useState<readonly Seal[]>([]);
  const [active, setActive] = useState<string>();
  return {
    seals,
    active,
    setActive,
    clear: () => {
      setSeals([]);
      setActive(undefined);
    },
    add: (page: number, picture?: string) => {
      const now = serverNow();
      const id = `${page}-${now}-${seals.length}`;
      const place = { page, left: 0.7, top: 0.75, width: usualWidth };
      setSeals((known) => [...known, { id, ...place, signer, time: msToInstant(now), picture }]);
      setActive(id);
    },
    move: (id: string, place: Partial<SealPlace>) =>
      setSeals((known) => known.map((seal) => (seal.id === id ? { ...seal, ...onPage({ ...seal, ...place }) } : seal))),
    remove: () => {
      setSeals((known) => known.filter(({ id }) => id !== active));
      setActive(undefined);
    },
  };
}
