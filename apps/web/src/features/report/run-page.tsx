import './report.css';
import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { exportReport, reportPdf, runReport } from '@zhaocai/model/report/report';
import { reportQuery, type ReportQuery } from '@zhaocai/model/report/report-queries';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { DataTable } from '../../kit/data-table/data-table.tsx';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { exportFile } from '../../kit/http/export-file.ts';
import { FieldWidget } from '../../kit/resource-form/field-widget.tsx';
import { fieldColumn } from '../../kit/resource-page/entity-columns.tsx';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useLanguage, useText } from '../../kit/text/language.ts';
import { Empty } from '../../kit/widgets/empty.tsx';
import { Loaded } from '../../kit/widgets/loading.tsx';
import { PdfButton } from '../../kit/widgets/pdf-button.tsx';
import { PageHead, Section } from '../../kit/widgets/section.tsx';
import { useNotify } from '../../kit/widgets/use-notify.tsx';
import { ReportChart } from './report-chart.tsx';
import type { RanReport } from './ran-report.ts';
import { reportTexts as texts } from './texts.ts';

type Given = Record<string, string | number | null>;

/** A report with its parameters: chart, rows, and both on paper. */
export function RunPage() {
  const { id = '' } = useParams();
  const [parameters, setParameters] = useState<Given>({});
  const query = useEndpoint(runReport, { id, parameters }, { keepPrevious: true });
  return (
    <div className="kit-page">
      <Loaded query={query}>{(report) => <Report report={report} given={parameters} onRun={setParameters} />}</Loaded>
    </div>
  );
}

interface ReportProps {
  readonly report: RanReport;
  readonly given: Given;
  readonly onRun: (parameters: Given) => void;
}

function Report({ report, given, onRun }: ReportProps) {
  const t = useText();
  const language = useLanguage();
  const allowed = useAllowed();
  const notify = useNotify();
  const query = reportQuery(report.queryName);
  const title = language === 'en' ? report.nameEn || report.name : report.name;
  const download = () =>
    exportFile(exportReport, { id: report.id, parameters: given }, `${title}.xlsx`).catch(notify.failure);
  if (!query) return null;
  const isEmpty = report.rows.length === 0;
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
              {t(texts.print)}
            </Button>
            {allowed('reportlist_export') && (
              <PdfButton endpoint={reportPdf} input={{ id: report.id, parameters: given }} title={title} />
            )}
            {allowed('reportlist_export') && (
              <Button icon={<DownloadOutlined />} onClick={() => void download()}>
                {t(texts.export)}
              </Button>
            )}
          </>
        }
      >
        {t(query.help)}
      </PageHead>
      {Object.keys(query.parameters).length > 0 && <Conditions query={query} report={report} onRun={onRun} />}
      {isEmpty ? (
        <Empty title={t(texts.noRows)} help={t(texts.noRowsHelp)} />
      ) : (
        <>
          {report.chart > 0 && (
            <Section title={t(texts.chart)}>
              <ReportChart report={report} query={query} />
            </Section>
          )}
          <Section title={t(texts.rows)} note={report.rows.length}>
            <Rows report={report} query={query} />
          </Section>
        </>
      )}
    </>
  );
}

function Rows({ report, query }: { report: RanReport; query: ReportQuery }) {
  const rows = report.rows.map((row, index) => ({ ...row, key: String(index) }));
  const columns = Object.entries(query.columns).map(([name, field]) => ({
    ...fieldColumn<(typeof rows)[number]>(name, field),
    sortable: false,
  }));
  return <DataTable columns={columns} rows={rows} rowKey="key" isPagedHere />;
}

function Conditions({
  query,
  report,
  onRun,
}: {
  query: ReportQuery;
  report: RanReport;
  onRun: (given: Given) => void;
}) {
  const t = useText();
  const [form] = Form.useForm<Given>();
  return (
    <Form
      form={form}
      layout="vertical"
      className="report-conditions"
      aria-label={t(texts.conditions)}
      initialValues={report.parameters}
      onFinish={(values) => onRun(filled(values))}
    >
      {Object.entries(query.parameters).map(([name, field]) => (
        <Form.Item key={name} name={name} label={t(field.label)}>
          <FieldWidget field={field} />
        </Form.Item>
      ))}
      <Form.Item>
        <Button type="primary" htmlType="submit">
          {t(texts.run)}
        </Button>
      </Form.Item>
    </Form>
  );
}

function filled(values: Given): Given {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
}
