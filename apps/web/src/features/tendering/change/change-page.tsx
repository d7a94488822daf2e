import type { Field } from '@zhaocai/model/kit/field';
import { resource } from '@zhaocai/model/kit/resource';
import { projectModify, projectModifyLifecycle } from '@zhaocai/model/tendering/project-modify';
import { projectModifyMoves, type ProjectModifyRow } from '@zhaocai/model/tendering/project-modify-endpoints';
import { Alert, Button } from 'antd';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { cellValue } from '../../../kit/data-table/column.ts';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { useTabTitle } from '../../../kit/page/page-tab.ts';
import { FieldValueView, nameBeside } from '../../../kit/resource-form/field-value.tsx';
import { useRowMoves } from '../../../kit/resource-page/use-row-moves.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { Copyable } from '../../../kit/widgets/copyable.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Empty } from '../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { noticePath, projectPath } from '../paths.ts';
import { ChangesShown } from './changes-shown.tsx';
import { editPathOf } from './edit-path.ts';
import { changeTexts as texts } from './texts.ts';

type Shown = ProjectModifyRow & { readonly actions?: readonly string[] };
const { detail } = resource(projectModify);

/** One application to change a project: what changes from what to what, why, and what came of it. */
export function ChangePage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const query = useEndpoint(detail, { id }, { enabled: id !== '' });
  useTabTitle(query.data?.modifyNo ?? undefined);
  if (id === '') return <Empty title={t(texts.choose)} />;
  return (
    <Loaded query={query} rows={8}>
      {(row) => <ChangeView row={row} />}
    </Loaded>
  );
}

function ChangeView({ row }: { readonly row: Shown }) {
  const t = useText();
  const projectName = nameBeside(row, 'projectId');
  return (
    <div className="kit-page">
      <PageHead
        title={projectName ?? t(texts.one)}
        note={<ChoiceTag choices={projectModifyLifecycle.choices} value={row.auditStatus} />}
        actions={<ChangeActions row={row} />}
      >
        <Copyable value={row.modifyNo ?? ''} />
        <ChoiceTag choices={projectModify.fields.modifyType.choices} value={row.modifyType} />
        <Link to={projectPath(row.projectId)}>{t(texts.toProject)}</Link>
      </PageHead>
      <Outcome row={row} />
      <Section title={t(texts.facts)}>
        <DescriptionList facts={useFacts(row)} />
      </Section>
      {row.changes !== null && (
        <Section title={t(texts.changes)}>
          <ChangesShown changes={row.changes} />
        </Section>
      )}
    </div>
  );
}

function ChangeActions({ row }: { readonly row: Shown }) {
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const movesOf = useRowMoves(projectModify, projectModifyMoves, ({ modifyNo }) => modifyNo ?? '');
  const moves = movesOf(row).filter(({ key }) => row.actions?.includes(key) ?? true);
  const last = moves.findLastIndex(({ isDangerous }) => !isDangerous);
  const isOpen = projectModifyLifecycle.is(row.auditStatus, 'draft', 'rejected', 'withdrawn');
  return (
    <>
      <Button onClick={() => window.print()}>{t(texts.print)}</Button>
      {isOpen && allowed('projectModify_edit') && (
        <Button onClick={() => void navigate(`${editPathOf(row.modifyType)}?id=${row.id}`)}>{t(texts.edit)}</Button>
      )}
      {moves.map(({ key, label, onClick, isDangerous }, index) => (
        <Button key={key} type={index === last ? 'primary' : undefined} danger={isDangerous} onClick={onClick}>
          {label}
        </Button>
      ))}
    </>
  );
}

/** Why it came back, or where it goes on. */
function Outcome({ row: { rejectReason, bulletinId, exceptionId, projectId } }: { readonly row: Shown }) {
  const t = useText();
  if (rejectReason) return <Alert type="warning" showIcon title={t(texts.rejected, { reason: rejectReason })} />;
  if (bulletinId)
    return (
      <Alert
        type="info"
        showIcon
        title={t(texts.drafted)}
        action={<Link to={noticePath(bulletinId)}>{t(texts.toNotice)}</Link>}
      />
    );
  if (exceptionId)
    return (
      <Alert
        type="info"
        showIcon
        title={t(texts.undoing)}
        action={<Link to={projectPath(projectId)}>{t(texts.toProject)}</Link>}
      />
    );
  return null;
}

const told = ['content', 'reason', 'newBidEndTime', 'effectTime', 'files'] as const;

function useFacts(row: Shown) {
  const t = useText();
  return told
    .filter((name) => row[name] !== null)
    .map((name) => {
      const field: Field = projectModify.fields[name];
      return {
        key: name,
        label: t(field.label),
        value: <FieldValueView field={field} value={cellValue(row, name)} />,
        isWide: field.kind === 'longText' || field.kind === 'files',
      };
    });
}
