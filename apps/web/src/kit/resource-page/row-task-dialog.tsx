import type { Fields } from '@zhaocai/model/kit/field';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { RowDialogProps } from './row-dialog.tsx';

// The form with all its widgets is loaded when a row is opened: the list is there sooner.
const RowDialog = lazy(async () => ({
  // A lazy component forgets the type parameter; each use below restores it.
  default: (await import('./row-dialog.tsx')).RowDialog as ComponentType<unknown>,
}));

/** The list's dialog, loaded when it is first needed. */
export function RowTaskDialog<F extends Fields>(props: RowDialogProps<F>) {
  const [wasOpened, setOpened] = useState(false);
  if (props.task && !wasOpened) setOpened(true);
  const Typed = RowDialog as ComponentType<RowDialogProps<F>>;
  return <Suspense>{wasOpened && <Typed {...props} />}</Suspense>;
}
