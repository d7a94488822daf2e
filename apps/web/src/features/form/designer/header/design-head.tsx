import type { FormDetail } from '@zhaocai/model/form/design-endpoints';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useText } from '../../../../kit/text/language.ts';
import { PageHead } from '../../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../../kit/widgets/use-confirm.tsx';
import { useNotify } from '../../../../kit/widgets/use-notify.tsx';
import { changeForm, useDesignStore } from '../design-store.ts';
import { designTexts as texts } from '../texts.ts';
import type { DesignWork } from '../use-design-work.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { PreviewDrawer } from './preview-drawer.tsx';
import { useLeave } from './use-leave.ts';

export interface DesignHeadProps {
  readonly detail: FormDetail;
  readonly work: DesignWork;
  readonly isReadOnly: boolean;
  readonly onSubmit: () => void;
}

/** The form's name, how it stands, and the buttons back, submit, preview and clear. */
export function DesignHead({ detail, work, isReadOnly, onSubmit }: DesignHeadProps) {
  const t = useText();
  const store = useDesignStore();
  const notify = useNotify();
  const leaving = useLeave(work);
  const clear = useClear();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const preview = () => {
    if (store.getState().form.fields.length === 0) notify.warning(t(texts.nothingToShow));
    else setIsPreviewed(true);
  };
  return (
    <>
      <PageHead
        title={detail.formName}
        note={<Standing work={work} />}
        actions={
          <>
            <Button onClick={leaving.start}>{t(texts.back)}</Button>
            {!isReadOnly && <Button onClick={() => void clear()}>{t(texts.clear)}</Button>}
            <Button onClick={preview}>{t(texts.preview)}</Button>
            {!isReadOnly && (
              <Button type="primary" loading={work.isSaving} onClick={onSubmit}>
                {t(texts.submit)}
              </Button>
            )}
          </>
        }
      />
      <LeaveDialog leaving={leaving} reason={work.failure} />
      {isPreviewed && <PreviewDrawer formId={detail.formId} onClose={() => setIsPreviewed(false)} />}
    </>
  );
}

const colours = { draft: 'warning', published: 'success', retired: 'default' } as const;

function Standing({ work: { saved, isDirty, isSaving } }: { readonly work: DesignWork }) {
  const t = useText();
  return (
    <>
      <Tag color={colours[saved.versionStatus]}>{t(texts[saved.versionStatus], { no: saved.versionNo })}</Tag>
      {isSaving ? <Tag>{t(texts.saving)}</Tag> : isDirty && <Tag color="processing">{t(texts.unsaved)}</Tag>}
    </>
  );
}

/** Takes every field away; the settings of the form stay. */
function useClear(): () => Promise<void> {
  const t = useText();
  const store = useDesignStore();
  const confirm = useConfirm();
  const notify = useNotify();
  return async () => {
    const { form } = store.getState();
    if (form.fields.length === 0) return notify.warning(t(texts.nothingToClear));
    const isSure = await confirm({
      title: t(texts.clearTitle),
      text: t(texts.clearText),
      ok: t(texts.clear),
      isDangerous: true,
    });
    if (isSure) changeForm(store, { ...store.getState().form, fields: [] }, { chosen: [] });
  };
}
