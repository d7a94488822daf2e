import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePageTab } from '../../../../kit/page/page-tab.ts';
import { formPaths } from '../../paths.ts';
import { useDesignStore } from '../design-store.ts';
import type { DesignWork } from '../use-design-work.ts';

export interface Leaving {
  readonly start: () => void;
  /** The last changes could not be kept: whoever leaves now loses them. */
  readonly isStuck: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Back to the list of forms (rule 8). What rests unsaved is kept first; while it cannot be, nobody leaves by accident. */
export function useLeave({ isDirty, isSaving, save }: DesignWork): Leaving {
  const navigate = useNavigate();
  const tab = usePageTab();
  const store = useDesignStore();
  const [isAsked, setAsked] = useState(false);
  const [isStuck, setStuck] = useState(false);
  const isTrying = useRef(false);
  const leave = () => {
    tab.close();
    void navigate(formPaths.list);
  };
  const attempt = useEffectEvent(async () => {
    if (isTrying.current) return;
    if (!isDirty || store.getState().isReadOnly) return leave();
    isTrying.current = true;
    const { isSaved } = await save(false);
    isTrying.current = false;
    setAsked(false);
    if (isSaved) leave();
    else setStuck(true);
  });
  useEffect(() => {
    // A draft that is on its way is waited for.
    const timer = isAsked && !isSaving ? setTimeout(() => void attempt()) : undefined;
    return () => clearTimeout(timer);
  }, [isAsked, isSaving]);
  const start = () => {
    setStuck(false);
    setAsked(true);
  };
  return { start, isStuck, stay: () => setStuck(false), leave };
}
