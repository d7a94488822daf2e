import { judgement } from '@zhaocai/model/performance/judgement';
import { judgementLifecycle } from '@zhaocai/model/performance/judgement-lifecycle';
import type { JudgementDetail } from '@zhaocai/model/performance/judgement-shapes';
import { appealJudgement, confirmJudgement, ownJudgement } from '@zhaocai/model/performance/own-judgement-endpoints';
import { Alert } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FormDialog, type FormTask } from '../../../kit/resource-form/form-dialog.tsx';
import { sentFiles } from '../../../kit/resource-form/sent-files.ts';
import { useText } from '../../../kit/text/language.ts';
import { ActButtons, type ActButton } from '../../../kit/widgets/act-buttons.tsx';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { Deadline } from '../../../kit/widgets/deadline.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead } from '../../../kit/widgets/section.tsx';
import { useConfirm } from '../../../kit/widgets/use-confirm.tsx';
import '../performance.css';
import { JudgementFacts } from '../record/judgement-facts.tsx';
import { Score } from '../record/judgement-page.tsx';
import { performanceTexts as texts } from '../texts.ts';

/** One evaluation of the reader: its scores, and his word about it. `?id=` names it. */
export function OwnPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(ownJudgement, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.judgeNo ?? undefined);
  if (id === '') return <Empty title={t(texts.chooseRecord)} />;
  return (
    <Loaded query={query} rows={10}>
      {(row) => <OwnView row={row} />}
    </Loaded>
  );
}

function OwnView({ row }: { readonly row: JudgementDetail }) {
  const t = useText();
  const [task, setTask] = useState<FormTask>();
  const acts = useAnswers(row, setTask);
  const waits = judgementLifecycle.is(row.judgeStatus, 'judged');
  return (
    <div className="kit-page">
      <PageHead
        title={row.projectName ?? row.targetName}
        note={<ChoiceTag choices={judgementLifecycle.choices} value={row.judgeStatus} />}
        actions={<ActButtons acts={acts} />}
      >
        <Score row={row} />
        {row.judgeNo && <Copyable value={row.judgeNo} />}
        {waits && <Deadline at={row.confirmDue} />}
      </PageHead>
      {acts.length > 0 && <Alert type="info" showIcon title={t(texts.answerBy)} />}
      <JudgementFacts row={row} />
      <FormDialog task={task} width={560} onClose={() => setTask(undefined)} />
    </div>
  );
}

const { appealText, appealFiles } = judgement.fields;

/** To agree or to appeal, as long as the server lets him. */
function useAnswers({ id, version, actions }: JudgementDetail, onAsk: (task: FormTask) => void): ActButton[] {
  const t = useText();
  const sure = useConfirm();
  const agreeing = useCommand(confirmJudgement, { success: texts.agreed });
  const appealing = useCommand(appealJudgement, { success: texts.appealed });
  const appeal: FormTask = {
    key: `appeal ${version}`,
    title: t(texts.appeal),
    fields: {
      appealText: { ...appealText, readOnly: false, required: true },
      appealFiles: { ...appealFiles, readOnly: false },
    },
    submitText: t(texts.appeal),
    onSubmit: async (values) => {
      const said = typeof values.appealText === 'string' ? values.appealText : '';
      const sent = { id, version, appealText: said, appealFiles: sentFiles(values.appealFiles) };
      return (await appealing.run(sent)) !== undefined;
    },
  };
  const acts: ActButton[] = [
    { key: 'appeal', label: t(texts.appeal), isDanger: true, onClick: () => onAsk(appeal) },
    {
      key: 'confirm',
      label: t(texts.agree),
      isMain: true,
      onClick: async () => {
        const isSure = await sure({ title: t(texts.agreeTitle), text: t(texts.agreeText), ok: t(texts.agree) });
        if (isSure) await agreeing.run({ id, version });
      },
    },
  ];
  return acts.filter(({ key }) => actions.includes(key));
}
