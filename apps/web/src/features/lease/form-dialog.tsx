import type { Fields } from '@zhaocai/model/kit/field';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import type { FormValues, ResourceFormHandle } from '../../kit/resource-form/resource-form.tsx';
import { administrationWidth, Dialog } from '../../kit/widgets/dialog.tsx';
import { useLastShown } from '../../kit/widgets/use-last-shown.ts';

// The form with all its widgets is loaded when it is needed: the lists are there sooner.
const ResourceForm = lazy(async () => ({
  default: (await import('../../kit/resource-form/resource-form.tsx')).ResourceForm,
}));

/** What is asked before something is done to a row. */
export interface FormTask {
  readonly title: string;
  readonly note?: ReactNode;
  readonly fields: Fields;
  readonly initial?: FormValues;
  readonly submitText?: string;
  /** True when it was done: the dialog then closes. */
  readonly onSubmit: (values: FormValues) => Promise<boolean>;
}

/** A form in a dialog; what was typed stays when it is refused. */
export function FormDialog({ task, onClose }: { task: FormTask | undefined; onClose: () => void }) {
  const form = useRef<ResourceFormHandle>(null);
  const shown = useLastShown(task);
  const close = () => (form.current ? form.current.cancel() : onClose());
  return (
    <Dialog isOpen={task !== undefined} title={shown?.title} width={administrationWidth} onClose={close}>
      {shown && (
        <Suspense>
          {shown.note && <p className="lease-note">{shown.note}</p>}
          <ResourceForm
            key={shown.title}
            ref={form}
            fields={shown.fields}
            initial={shown.initial}
            submitText={shown.submitText}
            onCancel={onClose}
            onSubmit={async (values) => {
              const isDone = await shown.onSubmit(values);
              if (isDone) onClose();
              return isDone;
            }}
          />
        </Suspense>
      )}
    </Dialog>
  );
}
