import '../approval.css';
import { PrinterOutlined } from '@ant-design/icons';
import type { FileValue } from '@zhaocai/model/kit/field';
import type { FlowDetail } from '@zhaocai/model/workflow/wire';
import { flowMyApplyDetail } from '@zhaocai/model/workflow/work-endpoints';
import { Button } from 'antd';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { useText } from '../../../../kit/text/language.ts';
import { Empty } from '../../../../kit/widgets/empty.tsx';
import { Loaded } from '../../../../kit/widgets/loading.tsx';
import { shownInstant } from '../../../../kit/widgets/shown-instant.ts';
import { formBusinessType, FormPrintOfRun } from '../../../form/index.ts';
import { InstanceTag } from '../state-tag.tsx';
import { approvalTexts as texts } from '../texts.ts';
import { filesOf } from '../steps/record-list.tsx';
import { formFields, rowsOf, type FormField } from './form-fields.ts';
import { ValueText } from './value-widget.tsx';

/** An application as it goes on paper: `?id=` of the run. */
export function PrintPage() {
  const t = useText();
  const [search] = useSearchParams();
  const flowInsId = search.get('id') ?? '';
  const query = useEndpoint(flowMyApplyDetail, { flowInsId }, { enabled: flowInsId !== '' });
  if (flowInsId === '') return <Empty title={t(texts.nothingChosen)} />;
  return <Loaded query={query}>{(detail) => <Sheet detail={detail} />}</Loaded>;
}

function Sheet({ detail }: { detail: FlowDetail }) {
  const t = useText();
  return (
    <div className="kit-page">
      <div className="approval-print-tools">
        <Button type="primary" icon={<PrinterOutlined />} onClick={() => window.print()}>
          {t(texts.print)}
        </Button>
      </div>
      <article className="approval-sheet">
        <h1>{t(texts.printTitle)}</h1>
        <h2>{detail.title}</h2>
        <table className="approval-facts">
          <tbody>
            <Facts detail={detail} />
            <Fields detail={detail} />
          </tbody>
        </table>
        <Decisions rows={detail.hiTaskList} />
        <footer>
          {t(texts.printed)} <span className="kit-number">{shownInstant(detail.serverTime)}</span>
        </footer>
      </article>
    </div>
  );
}

function Fields({ detail }: { detail: FlowDetail }) {
  const t = useText();
  const { businessType, businessId, form, fieldRights } = detail;
  if (businessType === formBusinessType && businessId !== null)
    return (
      <Suspense>
        <FormPrintOfRun businessId={businessId} values={form} rights={fieldRights} />
      </Suspense>
    );
  return formFields({ ...detail, mayEdit: false, actions: [] }).map((field) => (
    <tr key={field.name}>
      <th scope="row">{t(field.label)}</th>
      <td colSpan={3}>
        <PrintedValue field={field} value={form[field.name]} />
      </td>
    </tr>
  ));
}

function Facts({ detail }: { detail: FlowDetail }) {
  const t = useText();
  return (
    <>
      <tr>
        <th scope="row">{t(texts.flow)}</th>
        <td>{detail.flowName}</td>
        <th scope="row">{t(texts.number)}</th>
        <td className="kit-mono">{detail.id}</td>
      </tr>
      <tr>
        <th scope="row">{t(texts.initiator)}</th>
        <td>{detail.initiatorName}</td>
        <th scope="row">{t(texts.started)}</th>
        <td className="kit-number">{shownInstant(detail.createTime)}</td>
      </tr>
      <tr>
        <th scope="row">{t(texts.state)}</th>
        <td>
          <InstanceTag status={detail.instanceStatus} />
        </td>
        <th scope="row">{t(texts.finished)}</th>
        <td className="kit-number">{shownInstant(detail.finishTime) || '—'}</td>
      </tr>
    </>
  );
}

function PrintedValue({ field, value }: { field: FormField; value: unknown }) {
  const t = useText();
  if (field.type !== 'table') return <ValueText type={field.type} value={value} />;
  return (
    <table>
      <thead>
        <tr>
          {field.columns.map((column) => (
            <th key={column.name}>{t(column.label)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(value).map((row, at) => (
          // Rows are known by their place alone: they have no ids.
          <tr key={at}>
            {field.columns.map((column) => (
              <td key={column.name}>
                <ValueText type={column.type} value={row[column.name]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Files beside a decision, by their names: on paper there is nothing to click. */
function FileNames({ files }: { files: readonly FileValue[] }) {
  const t = useText();
  if (files.length === 0) return null;
  return (
    <div className="approval-files">
      {t(texts.files)}：{files.map(({ fileName }) => fileName).join('、')}
    </div>
  );
}

function Decisions({ rows }: { rows: FlowDetail['hiTaskList'] }) {
  const t = useText();
  return (
    <div className="approval-decisions">
      <table>
        <thead>
          <tr>
            <th>{t(texts.step)}</th>
            <th>{t(texts.person)}</th>
            <th>{t(texts.result)}</th>
            <th>{t(texts.opinion)}</th>
            <th>{t(texts.decided)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td data-label={t(texts.step)}>{row.taskName}</td>
              <td data-label={t(texts.person)} className="approval-whole">
                {row.realName}
              </td>
              <td data-label={t(texts.result)} className="approval-whole">
                {row.operateStatusStr}
              </td>
              <td data-label={t(texts.opinion)} className="kit-lines">
                {row.remark}
                <FileNames files={filesOf(row.files)} />
              </td>
              <td data-label={t(texts.decided)} className="kit-number">
                {shownInstant(row.auditTime)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
