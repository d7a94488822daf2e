import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { saveKeyHolders, type KeyHolder } from '@zhaocai/model/tendering/project-holder-endpoints';
import { Alert, Button, Form } from 'antd';
import { Suspense } from 'react';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useDialogDraft } from '../../../kit/resource-form/use-dialog-draft.tsx';
import { useRowAsBegun } from '../../../kit/resource-form/use-held-row.ts';
import { useText } from '../../../kit/text/language.ts';
import { Dialog } from '../../../kit/widgets/dialog.tsx';
import { Waiting } from '../../../kit/widgets/loading.tsx';
import { PeopleField, type Person } from '../../workflow/index.ts';
import { holderTexts as texts } from './texts.ts';

interface HoldersDialogProps {
  readonly detail: ProjectDetail;
  readonly holders: readonly KeyHolder[];
  readonly onClose: () => void;
}

interface Chosen {
  readonly people: readonly Person[];
}

/** Names the holders; a refusal is told here and everybody chosen stays. */
export function HoldersDialog({ detail, holders, onClose }: HoldersDialogProps) {
  const t = useText();
  const initial: Chosen = { people: holders.map(({ userId, userName }) => ({ value: userId, label: userName })) };
  const { draft, change, offer, close, leave } = useDialogDraft(`holders ${detail.id}`, initial, onClose);
  const { people } = draft;
  const { version } = useRowAsBegun(detail);
  const saving = useCommand(saveKeyHolders, { success: texts.saved, quiet: true, onSuccess: leave });
  const save = () => {
    void saving.run({ projectId: detail.id, version, userIds: people.map(({ value }) => value) });
  };
  return (
    <Dialog isOpen title={t(texts.title)} width={480} onClose={() => void close()}>
      {offer}
      <Suspense fallback={<Waiting rows={3} />}>
        <Form layout="vertical" onFinish={save}>
          <p className="tender-hint">{t(texts.help)}</p>
          {saving.error && <Alert type="error" showIcon title={saving.error.message} />}
          <Form.Item label={t(texts.people)} htmlFor="key-holders">
            <PeopleField
              id="key-holders"
              label={t(texts.people)}
              isMultiple
              value={people}
              onChange={(chosen) => change({ people: chosen })}
            />
          </Form.Item>
          <div className="kit-form-foot">
            <Button onClick={() => void close()}>{t(texts.cancel)}</Button>
            <Button type="primary" htmlType="submit" loading={saving.isRunning}>
              {t(texts.save)}
            </Button>
          </div>
        </Form>
      </Suspense>
    </Dialog>
  );
}
