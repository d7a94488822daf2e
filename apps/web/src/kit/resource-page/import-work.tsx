import { DownloadOutlined } from '@ant-design/icons';
import type { ImportCheck } from '@zhaocai/model';
import { Alert, Button, Checkbox } from 'antd';
import { useText } from '../text/language.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { SpreadsheetDrop } from '../widgets/spreadsheet-drop.tsx';
import { spreadsheetTexts as texts } from './spreadsheet-texts.ts';
import { useImport, type ImportSource, type ImportState } from './use-import.ts';
import './spreadsheets.css';

export interface ImportWorkProps<O extends { readonly added: number; readonly changed: number }> {
  readonly source: ImportSource<O>;
  readonly onClose: () => void;
  readonly onImported: (answer: O) => void;
}

/** The inside of the import's dialog. */
export function ImportWork<O extends { readonly added: number; readonly changed: number }>({
  source,
  onClose,
  onImported,
}: ImportWorkProps<O>) {
  const t = useText();
  const state = useImport(source, onImported);
  const { check, running, refusal } = state;
  const isReady = check !== undefined && check.faultCount === 0 && check.added + check.changed > 0;
  return (
    <div className="kit-import">
      <p>{t(texts.importHelp)}</p>
      <FileDrop state={state} />
      {source.mayCover && (
        <Checkbox
          checked={state.isCovered}
          disabled={running !== undefined}
          onChange={(event) => state.cover(event.target.checked)}
        >
          {t(texts.cover)}
        </Checkbox>
      )}
      <div aria-live="polite">
        {refusal && <Alert type="error" showIcon title={<span className="kit-lines">{refusal}</span>} />}
        {check && state.file && <CheckResult check={check} file={state.file.name} onFaults={state.downloadFaults} />}
      </div>
      <div className="kit-form-foot">
        <span className="kit-form-hint">
          <Button type="link" className="kit-import-link" icon={<DownloadOutlined />} onClick={state.downloadTemplate}>
            {t(texts.template)}
          </Button>
        </span>
        <Button onClick={onClose}>{t(kitTexts.cancel)}</Button>
        <Button type="primary" disabled={!isReady} loading={running === 'importing'} onClick={state.commit}>
          {t(texts.import)}
        </Button>
      </div>
    </div>
  );
}

function FileDrop({ state: { file, running, take } }: { readonly state: ImportState }) {
  const t = useText();
  return (
    <SpreadsheetDrop
      label={t(file ? texts.chooseOther : texts.chooseSpreadsheet)}
      hint={running && file ? t(texts[running], { name: file.name }) : t(texts.spreadsheetRules)}
      pickerLabel={t(texts.chooseSpreadsheet)}
      isBusy={running === 'checking'}
      isDisabled={running === 'importing'}
      onFile={take}
    />
  );
}

interface CheckResultProps {
  readonly check: ImportCheck;
  readonly file: string;
  readonly onFaults: () => void;
}

function CheckResult(props: CheckResultProps) {
  const t = useText();
  const { ignored = [] } = props.check;
  return (
    <>
      {ignored.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className="kit-import-ignored"
          title={t(texts.ignoredColumns, { columns: ignored.join('、') })}
        />
      )}
      <Verdict {...props} />
    </>
  );
}

function Verdict({ check, file, onFaults }: CheckResultProps) {
  const t = useText();
  const { rows, added, changed, unchanged, faultCount } = check;
  if (faultCount === 0) {
    const isNothing = added + changed === 0;
    const words = t(isNothing ? texts.nothingNew : texts.checkedFine, { file, rows, added, changed, unchanged });
    return <Alert type={isNothing ? 'info' : 'success'} showIcon title={words} />;
  }
  return (
    <>
      <Alert type="error" showIcon title={t(texts.faultSummary, { file, rows, count: faultCount })} />
      <Button className="kit-import-more" icon={<DownloadOutlined />} onClick={onFaults}>
        {t(texts.downloadFaults)}
      </Button>
      <FaultTable faults={check.faults} />
      {faultCount > check.faults.length && (
        <p className="kit-quiet">{t(texts.faultsShown, { count: check.faults.length })}</p>
      )}
    </>
  );
}

function FaultTable({ faults }: Pick<ImportCheck, 'faults'>) {
  const t = useText();
  const heads = [texts.faultCell, texts.faultColumn, texts.faultValue, texts.faultText];
  return (
    // A long list is scrolled, by keys too.
    <div className="kit-import-faults" tabIndex={0} role="region" aria-label={t(texts.faultText)}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.zh} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {faults.map(({ row, cell, label, value, message }) => (
            <tr key={`${row} ${cell} ${message}`}>
              <td className="kit-number">{cell || t(texts.faultRow, { row })}</td>
              <td>{label || t(texts.wholeRow)}</td>
              <td>{value || '—'}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
