import { UploadOutlined } from '@ant-design/icons';
import type { Fields } from '@zhaocai/model/kit/field';
import type { Entity } from '@zhaocai/model/kit/entity';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../text/language.ts';
import { Dialog } from '../widgets/dialog.tsx';
import { importOf } from './import-of.ts';
import { spreadsheetTexts as texts } from './spreadsheet-texts.ts';

// Loaded when somebody imports: lists are there sooner.
const ImportWork = lazy(async () => ({ default: (await import('./import-work.tsx')).ImportWork }));

export interface ImportButtonProps<F extends Fields> {
  readonly entity: Entity<F>;
}

/** Brings rows in from a spreadsheet: checked first, then all of them or none. */
export function ImportButton<F extends Fields>({ entity }: ImportButtonProps<F>) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const source = importOf(entity, t(entity.label));
  if (!source) return null;
  return (
    <>
      <Button icon={<UploadOutlined />} onClick={() => setOpen(true)}>
        {t(texts.import)}
      </Button>
      <Dialog isOpen={isOpen} title={t(texts.importTitle, { name: t(entity.label) })} width={880} onClose={close}>
        <Suspense>
          <ImportWork source={source} onClose={close} onImported={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
