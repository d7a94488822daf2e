import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { maskAgency, maskName, maskPhone, type DrawKind } from './masked-name.ts';

export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly phone?: string;
}

export interface RandomRollProps {
  readonly candidates: readonly Candidate[];
  /** Of agencies one is picked; of people as many as are wanted. */
  readonly kind?: DrawKind;
  readonly count?: number;
  /**
   * Picks when the roll is stopped. A draw that counts is the server's: it answers who was picked. Without it the roll is a
   * show and the picture stops where it stands.
   */
  readonly draw?: (count: number) => Promise<readonly Candidate[]>;
  readonly onPicked?: (picked: readonly Candidate[]) => void;
  readonly hasMask?: boolean;
}

const stepMs = 50;

/** Names roll by from start to stop, another random one every 50 ms; nothing is picked before. */
export function RandomRoll(props: RandomRollProps) {
  const { candidates, kind = 'person', count = 1, draw, onPicked, hasMask = true } = props;
  const t = useText();
  const [isRolling, setRolling] = useState(false);
  const [shown, setShown] = useState<readonly Candidate[]>([]);
  const [isWaiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const wanted = Math.min(kind === 'agency' ? 1 : count, candidates.length);
  useEffect(() => {
    if (!isRolling) return undefined;
    timer.current = setInterval(() => setShown(randomOf(candidates, wanted)), stepMs);
    return () => clearInterval(timer.current);
  }, [isRolling, candidates, wanted]);
  const stop = async () => {
    setWaiting(true);
    try {
      const picked = draw ? await draw(wanted) : randomOf(candidates, wanted);
      // At once, not with the next drawing: who was picked must not roll on.
      clearInterval(timer.current);
      setShown(picked);
      onPicked?.(picked);
    } finally {
      setWaiting(false);
      setRolling(false);
    }
  };
  return (
    <div className="kit-roll">
      <ul
        className={isRolling ? 'kit-roll-names kit-roll-on' : 'kit-roll-names'}
        aria-live={isRolling ? 'off' : 'polite'}
      >
        {shown.length === 0 && (
          <li className="kit-roll-ready">{t(kitTexts.rollReady, { count: candidates.length })}</li>
        )}
        {shown.map((candidate) => (
          <li key={candidate.id}>
            <strong>{hasMask ? masked(candidate.name, kind) : candidate.name}</strong>
            {candidate.phone && <span>{hasMask ? maskPhone(candidate.phone) : candidate.phone}</span>}
          </li>
        ))}
      </ul>
      {isRolling ? (
        <Button type="primary" danger loading={isWaiting} onClick={() => void stop()}>
          {t(kitTexts.rollStop)}
        </Button>
      ) : (
        <Button type="primary" disabled={candidates.length === 0} onClick={() => setRolling(true)}>
          {t(kitTexts.rollStart)}
        </Button>
      )}
    </div>
  );
}

function masked(name: string, kind: DrawKind): string {
  return kind === 'agency' ? maskAgency(name) : maskName(name);
}

/** Several different ones, each as likely as any other. */
function randomOf(candidates: readonly Candidate[], count: number): Candidate[] {
  const rest = [...candidates];
  return Array.from({ length: count }, () => rest.splice(randomBelow(rest.length), 1)).flat();
}

/** Even over its range: what would favour the low end is thrown away and drawn again. */
function randomBelow(limit: number): number {
  const range = 2 ** 32;
  const fair = range - (range % limit);
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < fair ? drawn % limit : randomBelow(limit);
}
