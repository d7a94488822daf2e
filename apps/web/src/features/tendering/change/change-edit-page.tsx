import type { Input } from '@zhaocai/model/kit/entity';
import type { Fields } from '@zhaocai/model/kit/field';
import { resource } from '@zhaocai/model/kit/resource';
import { changesOf } from '@zhaocai/model/tendering/notice-changes';
import { modifyType, needsNotice, projectModify } from '@zhaocai/model/tendering/project-modify';
import { projectModifyMoves, type ProjectModifyRow } from '@zhaocai/model/tendering/project-modify-endpoints';
import { Alert } from 'antd';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useLeave } from '../../../kit/page/use-leave.ts';
import { ResourceForm, type FormValues } from '../../../kit/resource-form/resource-form.tsx';
import { useRowAsBegun } from '../../../kit/resource-form/use-held-row.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { ChangesEditor, type WishedChange } from '../bulletin/changes-editor.tsx';
import { changeApplicationPath, editChangePaths, projectPath } from '../paths.ts';
import { changeTexts as texts } from './texts.ts';
import '../bulletin/bulletin.css';

const { detail, save } = resource(projectModify);

/** Applies for a change of a published project (`?projectId=`), or goes on with a draft (`?id=`). */
export function ChangeEditPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const projectId = search.get('projectId') ?? '';
  const query = useEndpoint(detail, { id }, { enabled: id !== '' });
  if (id !== '') return <Loaded query={query}>{(row) => <ChangeForm projectId={row.projectId} row={row} />}</Loaded>;
  return projectId === '' ? <Empty title={t(texts.choose)} /> : <ChangeForm projectId={projectId} />;
}

const { modifyType: kindField, content, reason, files } = projectModify.fields;
const { result, document, item, contract } = modifyType.code;
/** A result changes by its own way; contracts are not changed here. */
const withNotice = {
  ...kindField,
  choices: modifyType.choices.filter(({ value }) => value !== contract && value !== result),
};

interface ChangeFormProps {
  readonly projectId: string;
  readonly row?: ProjectModifyRow;
}

function ChangeForm({ projectId, row }: ChangeFormProps) {
  const t = useText();
  const leave = useLeave();
  const allowed = useAllowed();
  const { pathname } = useLocation();
  const isResult = row ? modifyType.is(row.modifyType, 'result') : pathname === editChangePaths.result;
  const begun = useRowAsBegun(row);
  const [changes, setChanges] = useState<readonly WishedChange[]>(row ? changesOf(row) : []);
  const saving = useCommand(save, { success: 'silent' });
  const submitting = useCommand(projectModifyMoves.submit, { success: texts.submitted });
  const back = row ? `${changeApplicationPath}?id=${row.id}` : `${projectPath(projectId)}#changes`;
  const fields: Fields = isResult ? { content, reason, files } : { modifyType: withNotice, content, reason, files };
  const store = async (values: FormValues) => {
    const known = begun && { id: begun.id, version: begun.version };
    const kind = isResult ? result : values.modifyType;
    const wished = needsNotice(kind) ? changes.map(({ field, after }) => ({ field, after })) : null;
    // The form has judged every field by the definition that the type is made from.
    const input = { ...values, ...known, projectId, modifyType: kind, changes: wished } as unknown as Input<
      typeof projectModify
    >;
    const saved = await saving.run(input);
    if (!saved) return false;
    const { id, version } = saved.data;
    // What was refused to be handed in is kept as a draft, with the reason before one's eyes.
    if (allowed('projectModify_submit')) await submitting.run({ id, version });
    leave(`${changeApplicationPath}?id=${id}`);
    return true;
  };
  const initial = row ? { ...row } : { modifyType: pathname === editChangePaths.document ? document : item };
  return (
    <div className="kit-page">
      <PageHead title={t(texts.apply)} />
      <Alert type="info" showIcon title={t(isResult ? texts.resultHelp : texts.help)} />
      {!isResult && (
        <Section title={t(texts.changes)}>
          <ChangesEditor projectId={projectId} changes={changes} onChange={setChanges} />
        </Section>
      )}
      <Section title={t(texts.facts)}>
        <ResourceForm
          fields={fields}
          initial={initial}
          submitText={t(allowed('projectModify_submit') ? texts.submit : texts.save)}
          onSubmit={store}
          onCancel={() => leave(back)}
        />
      </Section>
    </div>
  );
}
