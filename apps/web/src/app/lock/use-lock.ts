import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../kit/session/session-store.ts';
import { lockPath, raiseLock } from './lock-flag.ts';

const moveDelayMs = 100;

export interface Lock {
  readonly lock: () => Promise<void>;
  /** No lock password yet: the dialog asks for one. */
  readonly isAsking: boolean;
  readonly stopAsking: () => void;
}

/** Locks at once where a lock password is known, asks for one otherwise. */
export function useLock(): Lock {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const userId = useSession((state) => state.user?.userId ?? '');
  const [isAsking, setAsking] = useState(false);
  const lock = async () => {
    const { hasLockPassword } = await import('./lock-password.ts');
    if (!hasLockPassword(userId)) return setAsking(true);
    setAsking(false);
    raiseLock(pathname + search + hash);
    setTimeout(() => void navigate(lockPath), moveDelayMs);
  };
  return { lock, isAsking, stopAsking: () => setAsking(false) };
}
