import { formRestore, formVersions, queryFormById, type FormDetail } from '@zhaocai/model/form/design-endpoints';
import { isRead, readForm } from '@zhaocai/model/form/read-form';
import { Button, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../../kit/text/language.ts';
import { Loaded } from '../../../../kit/widgets/loading.tsx';
import { useConfirm } from '../../../../kit/widgets/use-confirm.tsx';
import { Drawer } from '../../../../kit/widgets/drawer.tsx';
import { changeForm, useDesign, useDesignStore } from '../design-store.ts';
import { differences, type Difference } from '../edits/differences.ts';
import { designTexts as texts } from '../texts.ts';
import type { DesignWork } from '../use-design-work.ts';

export interface VersionsDrawerProps {
  readonly detail: FormDetail;
  readonly work: DesignWork;
  readonly onClose: () => void;
}

/** Every version that was saved: how it differs from what is here, and the way back to it. */
export function VersionsDrawer({ detail, work, onClose }: VersionsDrawerProps) {
  const t = useText();
  const query = useEndpoint(formVersions, { formId: detail.formId });
  const [compared, setCompared] = useState<number>();
  return (
    <Drawer open title={t(texts.versions)} size={480} onClose={onClose}>
      <Loaded query={query}>
        {(versions) => (
          <ul className="form-versions">
            {versions.map(({ no, versionStatus, createUserName, createTime, publishTime, answerCount }) => (
              <li key={no}>
                <div className="form-versions-line">
                  <strong>v{no}</strong>
                  <Tag color={colours[versionStatus]}>{t(texts[versionStatus], { no })}</Tag>
                  {answerCount > 0 && <span className="kit-quiet">{t(texts.answers, { count: answerCount })}</span>}
                  <Button size="small" onClick={() => setCompared(compared === no ? undefined : no)}>
                    {t(texts.compare)}
                  </Button>
                </div>
                <p className="form-design-note">
                  {[createUserName, publishTime ?? createTime].filter(Boolean).join(' · ')}
                </p>
                {compared === no && <Comparison detail={detail} no={no} work={work} />}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Drawer>
  );
}

const colours = { draft: 'warning', published: 'success', retired: 'default' } as const;
const changeColours: Readonly<Record<Difference['kind'], string>> = {
  added: 'success',
  removed: 'error',
  changed: 'processing',
  moved: 'default',
};

interface ComparisonProps {
  readonly detail: FormDetail;
  readonly no: number;
  readonly work: DesignWork;
}

function Comparison({ detail, no, work }: ComparisonProps) {
  const query = useEndpoint(queryFormById, { formId: detail.formId, no });
  return (
    <Loaded query={query}>
      {({ jsonData }) => <Compared jsonData={jsonData} no={no} work={work} detail={detail} />}
    </Loaded>
  );
}

function Compared({ jsonData, no, work, detail }: ComparisonProps & { readonly jsonData: string }) {
  const t = useText();
  const now = useDesign(({ form }) => form);
  const isReadOnly = useDesign((design) => design.isReadOnly);
  const read = useMemo(() => readForm(jsonData), [jsonData]);
  const restore = useRestore({ detail, no, work });
  if (!isRead(read)) return <p className="form-design-note">{t(texts.unreadable)}</p>;
  const found = differences(read.form, now);
  return (
    <>
      <p className="form-design-note">{t(found.length > 0 ? texts.changesSince : texts.sameAsNow, { no })}</p>
      {found.map(({ kind, name, keys }, index) => (
        <div key={`${index}`}>
          <Tag color={changeColours[kind]}>{t(texts[kind])}</Tag>
          {name || t(texts.formItself)}
          {keys.length > 0 && <span className="kit-quiet"> · {keys.join(', ')}</span>}
        </div>
      ))}
      {!isReadOnly && found.length > 0 && (
        <Button size="small" onClick={() => void restore(jsonData)}>
          {t(texts.restore)}
        </Button>
      )}
    </>
  );
}

/** A version becomes the draft, here and on the server. */
function useRestore({ detail, no, work }: ComparisonProps): (jsonData: string) => Promise<void> {
  const t = useText();
  const store = useDesignStore();
  const confirm = useConfirm();
  const restoring = useCommand(formRestore);
  return async (jsonData) => {
    const read = readForm(jsonData);
    const isSure = await confirm({
      title: t(texts.restoreTitle, { no }),
      text: t(texts.restoreText),
      ok: t(texts.restore),
    });
    if (!isSure || !isRead(read)) return;
    const answer = await restoring.run({ formId: detail.formId, version: work.saved.version, no });
    if (!answer) return;
    changeForm(store, read.form, { chosen: [] });
    work.settle({ ...answer.data, form: read.form });
  };
}
