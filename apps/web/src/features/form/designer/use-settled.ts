import type { FormModel } from '@zhaocai/model/form/model';
import { useEffect, useState } from 'react';
import { useDesignStore } from './design-store.ts';

const restMs = 250;

/** The whole form whenever the hands rest; whoever asks is not drawn again by a keystroke. */
export function useSettledForm(): FormModel {
  const store = useDesignStore();
  const [form, setForm] = useState(() => store.getState().form);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = store.subscribe((now, was) => {
      if (now.form === was.form) return;
      clearTimeout(timer);
      timer = setTimeout(() => setForm(now.form), restMs);
    });
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [store]);
  return form;
}
