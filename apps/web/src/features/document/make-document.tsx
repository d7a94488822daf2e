import './document.css';
import { templateApi, type MadeDocument, type TemplateRow } from '@zhaocai/model/document/template-endpoints';
import { Alert, Button, Checkbox, Select } from 'antd';
import { useId, useState } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../kit/endpoint/use-endpoint.ts';
import { RefSelect } from '../../kit/resource-form/ref-select.tsx';
import { useText } from '../../kit/text/language.ts';
import { Dialog } from '../../kit/widgets/dialog.tsx';
import { FileLinks } from '../../kit/widgets/file-links.tsx';
import { FoundValues } from './found-values.tsx';
import { WinnerSelect } from './winner-select.tsx';
import { documentTexts as texts } from './texts.ts';

export interface MakeDocumentProps {
  /** Fixed, or chosen here among those of `tempType`. */
  readonly template?: Pick<TemplateRow, 'id' | 'name' | 'tempType'>;
  readonly tempType?: number;
  /** Fixed, or chosen here. */
  readonly projectId?: string;
  readonly onClose: () => void;
  /** Takes what was made; without it the files are only shown. */
  readonly onUse?: (made: MadeDocument) => void;
}

/** Contracts, award letters and letters are for one of the winners. */
const winnerTypes: ReadonlySet<number> = new Set([4, 5, 6]);

/** Tries a template on a project, names what has no value, and makes Word and PDF of it. */
export function MakeDocument(props: MakeDocumentProps) {
  const t = useText();
  const id = useId();
  const [template, setTemplate] = useState(props.template);
  const [entryId, setEntryId] = useState<string>();
  const templateId = template?.id;
  const hasWinner = template !== undefined && winnerTypes.has(template.tempType ?? 0);
  const [projectId, setProjectId] = useState(props.projectId);
  const [withPdf, setWithPdf] = useState(true);
  const [made, setMade] = useState<MadeDocument>();
  const making = useCommand(templateApi.generate, { success: 'silent', onSuccess: setMade });
  const choose = (change: () => void) => {
    change();
    setMade(undefined);
  };
  const isReady = Boolean(templateId && projectId) && (!hasWinner || entryId !== undefined);
  const subject = hasWinner ? { entryId } : {};
  const start = () => {
    if (templateId && projectId) void making.run({ templateId, projectId, ...subject, withPdf });
  };
  const use = () => {
    if (made) props.onUse?.(made);
    props.onClose();
  };
  const footer = (
    <>
      <Button onClick={props.onClose}>{t(texts.close)}</Button>
      {made && props.onUse ? (
        <Button type="primary" onClick={use}>
          {t(texts.useIt)}
        </Button>
      ) : (
        <Button type="primary" disabled={!isReady} loading={making.isRunning} onClick={start}>
          {t(texts.generate)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog isOpen title={t(texts.makeTitle)} width={720} footer={footer} onClose={props.onClose}>
      <div className="document-form">
        {props.template ? (
          <strong>{props.template.name}</strong>
        ) : (
          <TemplateSelect
            id={`${id}template`}
            tempType={props.tempType}
            value={templateId}
            onChange={(next) => choose(() => setTemplate(next))}
          />
        )}
        {!props.projectId && (
          <div>
            <label htmlFor={`${id}project`}>{t(texts.project)}</label>
            <RefSelect
              id={`${id}project`}
              to="project"
              value={projectId}
              placeholder={t(texts.chooseProject)}
              onChange={(next) =>
                choose(() => {
                  setProjectId(typeof next === 'string' ? next : undefined);
                  setEntryId(undefined);
                })
              }
            />
          </div>
        )}
        {hasWinner && projectId && (
          <WinnerSelect
            id={`${id}winner`}
            projectId={projectId}
            value={entryId}
            onChange={(next) => choose(() => setEntryId(next))}
          />
        )}
        <Checkbox checked={withPdf} onChange={(event) => setWithPdf(event.target.checked)}>
          {t(texts.withPdf)}
        </Checkbox>
        {templateId && projectId && isReady && !made && (
          <FoundValues templateId={templateId} projectId={projectId} {...subject} />
        )}
        {making.isRunning && <Alert type="info" showIcon title={t(texts.making)} />}
        {made && <Made made={made} hint={props.onUse && t(texts.useHelp)} />}
      </div>
    </Dialog>
  );
}

function Made({ made: { docx, pdf, pdfFault }, hint }: { made: MadeDocument; hint: string | undefined }) {
  const t = useText();
  return (
    <>
      <Alert type={pdfFault ? 'warning' : 'success'} showIcon title={pdfFault ?? t(texts.made)} description={hint} />
      <FileLinks files={pdf ? [docx, pdf] : [docx]} />
    </>
  );
}

interface TemplateSelectProps {
  readonly id: string;
  readonly tempType: number | undefined;
  readonly value: string | undefined;
  readonly onChange: (template: TemplateRow | undefined) => void;
}

function TemplateSelect({ id, tempType, value, onChange }: TemplateSelectProps) {
  const t = useText();
  const { data, isFetching } = useEndpoint(templateApi.list, { tempType });
  return (
    <div>
      <label htmlFor={id}>{t(texts.template)}</label>
      <Select
        id={id}
        className="kit-wide"
        loading={isFetching}
        value={value}
        placeholder={t(texts.chooseTemplate)}
        notFoundContent={t(texts.noTemplate)}
        options={(data ?? []).map((row) => ({ value: row.id, label: row.name }))}
        onChange={(next: string | undefined) => onChange(data?.find((row) => row.id === next))}
      />
    </div>
  );
}
