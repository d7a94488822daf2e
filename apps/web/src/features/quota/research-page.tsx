import { calculateResearch, calculateResearchOfDept } from '@zhaocai/model/quota/endpoints';
import { scientificResearch } from '@zhaocai/model/quota/results';
import { Button } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { ResultDialog, tracedColumn, Warnings } from './result-parts.tsx';
import { quotaTexts as texts } from './texts.ts';
import { useYear, YearSelect } from './year-select.tsx';

/** The room that research earns each unit in a year. */
export function ResearchPage() {
  const t = useText();
  const allowed = useAllowed();
  const [year, setYear, present] = useYear();
  const [opened, setOpened] = useState<string>();
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const calculating = useCommand(calculateResearch, {
    success: texts.calculated,
    onSuccess: (answer) => setWarnings(answer.warnings),
  });
  const again = useCommand(calculateResearchOfDept, { success: texts.calculated });
  const mayCalculate = allowed(calculateResearch.permission);
  const open = ({ id }: { readonly id: string }) => setOpened(id);
  return (
    <>
      <ResourcePage
        entity={scientificResearch}
        title={t(texts.research)}
        fixedFilters={{ year: String(year) }}
        columns={[
          'deptId',
          'branch',
          'funds',
          tracedColumn(scientificResearch, 'totalArea', open),
          'subsidyArea',
          'platformArea',
          'equipmentArea',
          'nationalPlatforms',
          'provincialPlatforms',
          'bureauPlatforms',
          'largeEquipment',
          'calcTime',
        ]}
        onOpen={open}
        rowActions={(row) =>
          mayCalculate
            ? [
                {
                  key: 'again',
                  label: t(texts.again),
                  onClick: () => void again.run({ year: row.year, deptId: row.deptId }),
                },
              ]
            : []
        }
        notice={<Warnings warnings={warnings} />}
        toolbar={
          <>
            <YearSelect year={year} present={present} onChange={setYear} />
            {mayCalculate && (
              <Button loading={calculating.isRunning} onClick={() => void calculating.run({ year })}>
                {t(texts.calculate)}
              </Button>
            )}
          </>
        }
      />
      <ResultDialog entity={scientificResearch} id={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
