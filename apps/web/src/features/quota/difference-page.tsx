import { calculateDifferences } from '@zhaocai/model/quota/endpoints';
import { differenceCalculate } from '@zhaocai/model/quota/results';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ResultDialog, tracedColumn, Warnings } from './result-parts.tsx';
import { quotaTexts as texts } from './texts.ts';
import { useYear, YearSelect } from './year-select.tsx';

/** What each unit has beyond its quota in a year, and what that costs. */
export function DifferencePage() {
  const t = useText();
  const allowed = useAllowed();
  const [year, setYear, present] = useYear();
  const [opened, setOpened] = useState<string>();
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const calculating = useCommand(calculateDifferences, {
    success: texts.calculated,
    onSuccess: (answer) => setWarnings(answer.warnings),
  });
  const open = ({ id }: { readonly id: string }) => setOpened(id);
  return (
    <>
      <ResourcePage
        entity={differenceCalculate}
        title={t(texts.differences)}
        fixedFilters={{ year: String(year) }}
        columns={[
          'deptId',
          'quota',
          'actual',
          tracedColumn(differenceCalculate, 'diff', open),
          'overPct',
          'charge',
          'rebate',
          tracedColumn(differenceCalculate, 'payable', open),
          'roomCount',
          'tierMode',
          'standardName',
          'calcTime',
        ]}
        onOpen={open}
        notice={<Warnings warnings={warnings} />}
        toolbar={
          <>
            <YearSelect year={year} present={present} onChange={setYear} />
            {allowed(calculateDifferences.permission) && (
              <Button loading={calculating.isRunning} onClick={() => void calculating.run({ year })}>
                {t(texts.calculateDifferences)}
              </Button>
            )}
          </>
        }
      />
      <ResultDialog entity={differenceCalculate} id={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
