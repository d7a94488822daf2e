import { versionStatus } from '@zhaocai/model/kit/version-status';
import { flowMigrate } from '@zhaocai/model/workflow/command-endpoints';
import { flowVersions } from '@zhaocai/model/workflow/design-endpoints';
import type { FlowInstanceRow } from '@zhaocai/model/workflow/wire';
import type { EndpointOutput } from '@zhaocai/model/kit/endpoint';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../../kit/endpoint/use-command.ts';
import { useEndpoint } from '../../../../kit/endpoint/use-endpoint.ts';
import { kitTexts } from '../../../../kit/text/kit-texts.ts';
import { useText, type Translate } from '../../../../kit/text/language.ts';
import { ToneTag } from '../../../../kit/widgets/choice-tag.tsx';
import { Dialog } from '../../../../kit/widgets/dialog.tsx';
import { useNotify } from '../../../../kit/widgets/use-notify.tsx';
import { manageTexts as texts } from './texts.ts';

export interface MigrateDialogProps {
  /** Of one flow. */
  readonly runs: readonly FlowInstanceRow[];
  readonly onMoved: () => void;
  readonly onClose: () => void;
}

type Trial = EndpointOutput<typeof flowMigrate>;

/** Tries a version for the chosen runs, says of each whether it fits, and moves those that do. */
export function MigrateDialog({ runs, onMoved, onClose }: MigrateDialogProps) {
  const t = useText();
  const notify = useNotify();
  const [versionNo, setVersionNo] = useState<number>();
  const [trial, setTrial] = useState<Trial>();
  const versions = useEndpoint(flowVersions, { defindId: runs[0]?.defindId ?? '' });
  const migrating = useCommand(flowMigrate, { success: 'silent' });
  const ids = runs.map(({ id }) => id).join(',');
  const tryOut = async (no: number) => {
    setVersionNo(no);
    setTrial(undefined);
    setTrial((await migrating.run({ ids, versionNo: no, dryRun: true }))?.data);
  };
  const move = async () => {
    if (versionNo === undefined) return;
    const answer = await migrating.run({ ids, versionNo, dryRun: false });
    if (!answer) return;
    notify.success(t(texts.moved, { count: answer.data.moved }));
    onMoved();
    onClose();
  };
  const fitting = trial?.rows.filter(({ fits }) => fits).length ?? 0;
  return (
    <Dialog isOpen title={t(texts.migrateTitle, { count: runs.length })} width={640} onClose={onClose}>
      <p className="approval-help">{t(texts.migrateHelp)}</p>
      <label className="approval-field">
        <span>{t(texts.target)}</span>
        <Select<number>
          className="kit-wide"
          aria-label={t(texts.target)}
          loading={versions.isFetching || migrating.isRunning}
          value={versionNo}
          options={(versions.data ?? [])
            .filter((version) => !versionStatus.is(version.versionStatus, 'draft'))
            .map((version) => ({ value: version.no, label: labelOf(version, t) }))}
          onChange={(no) => void tryOut(no)}
        />
      </label>
      {trial && <TrialTable rows={trial.rows} />}
      <div className="approval-foot">
        <Button onClick={onClose}>{t(kitTexts.cancel)}</Button>
        <Button type="primary" disabled={fitting === 0} loading={migrating.isRunning} onClick={() => void move()}>
          {t(texts.move, { count: fitting })}
        </Button>
      </div>
    </Dialog>
  );
}

function labelOf(version: EndpointOutput<typeof flowVersions>[number], t: Translate): string {
  const status = versionStatus.named(version.versionStatus);
  return [`v${version.no}`, status && t(status.label)].filter(Boolean).join(' · ');
}

function TrialTable({ rows }: { rows: Trial['rows'] }) {
  const t = useText();
  return (
    <div className="approval-rows approval-trial">
      <table>
        <thead>
          <tr>
            <th scope="col">{t(texts.run)}</th>
            <th scope="col">{t(texts.verdict)}</th>
            <th scope="col">{t(texts.reason)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, fits, reason }) => (
            <tr key={id}>
              <td>{title}</td>
              <td>
                <ToneTag tone={fits ? 'green' : 'red'}>{t(fits ? texts.fits : texts.fitsNot)}</ToneTag>
              </td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
