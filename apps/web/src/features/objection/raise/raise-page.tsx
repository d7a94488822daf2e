import { appealTarget, appealType } from '@zhaocai/model/objection/choices';
import {
  objectionById,
  objectionWindows,
  type ObjectionDetail,
  type ObjectionWindowAnswer,
} from '@zhaocai/model/objection/objection-endpoints';
import { Alert, Button } from 'antd';
import { useNavigate, useSearchParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../kit/text/language.ts';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { raisePath } from '../paths.ts';
import { objectionTexts as texts } from '../texts.ts';
import { RaiseForm } from './raise-form.tsx';
import { WindowTable } from './window-table.tsx';

/** Raises something about a project: first what, then its letter. `?projectId=` names it, `?id=` a draft. */
export function RaisePage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(objectionById, { id }, { enabled: id !== '' });
  const projectId = search.get('projectId') ?? '';
  if (id === '' && projectId === '') return <Empty title={t(texts.choose)} />;
  if (id === '') return <Matters projectId={projectId} tenantId={search.get('tenantId') ?? undefined} />;
  return (
    <Loaded query={query} rows={8}>
      {(draft) => <Matters projectId={draft.projectId} tenantId={draft.tenantId} draft={draft} />}
    </Loaded>
  );
}

interface MattersProps {
  readonly projectId: string;
  readonly tenantId: string | undefined;
  readonly draft?: ObjectionDetail;
}

function Matters({ projectId, tenantId, draft }: MattersProps) {
  const t = useText();
  const [search] = useSearchParams();
  const query = useEndpoint(objectionWindows, { projectId, tenantId });
  const kind = draft?.appealType ?? Number(search.get('type') ?? 0);
  const target = draft?.target ?? Number(search.get('matter') ?? 0);
  return (
    <Loaded query={query} rows={8}>
      {({ projectNo, projectName, isParticipant, windows }) => {
        const chosen = windows.find((one) => one.appealType === kind && one.target === target);
        const about = { projectId, tenantId: tenantId ?? '' };
        return (
          <div className="kit-page">
            <PageHead title={t(texts.raise)}>
              <Copyable value={projectNo} />
              <span>{projectName}</span>
            </PageHead>
            {!isParticipant && <Alert type="info" showIcon title={t(texts.notParticipant)} />}
            {chosen ? (
              <Letter about={about} chosen={chosen} draft={draft} />
            ) : (
              <WindowTable about={about} windows={windows} />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

interface LetterProps {
  readonly about: { readonly projectId: string; readonly tenantId: string };
  readonly chosen: ObjectionWindowAnswer;
  readonly draft: ObjectionDetail | undefined;
}

function Letter({ about, chosen, draft }: LetterProps) {
  const t = useText();
  const navigate = useNavigate();
  const kind = appealType.named(chosen.appealType)?.label ?? texts.raise;
  const target = appealTarget.named(chosen.target)?.label ?? texts.about;
  const rule = chosen.article ? { zh: chosen.article, en: chosen.article } : undefined;
  return (
    <Section
      title={t(texts.raiseTitle, { kind: t(kind), target: t(target) })}
      note={
        <>
          {chosen.parentNo !== null && t(texts.follows, { no: chosen.parentNo })}{' '}
          {chosen.until !== null && (
            <>
              {t(texts.until)} <Deadline at={chosen.until} rule={rule} />
            </>
          )}
        </>
      }
      extra={
        draft === undefined && (
          <Button size="small" onClick={() => void navigate(raisePath(about), { replace: true })}>
            {t(texts.otherMatter)}
          </Button>
        )
      }
    >
      <RaiseForm about={about} chosen={chosen} draft={draft} />
    </Section>
  );
}
