import { readNodeJson } from '@zhaocai/model';
import type { Page } from '@playwright/test';

export interface CanvasFrames {
  readonly pan: number;
  readonly zoom: number;
  readonly drag: number;
}

const steps = 300;
const columns = 15;

/** A drawing of 300 steps, each joined to the next, as the answer of its query is made here to say. */
export async function framesOfCanvas(page: Page): Promise<CanvasFrames> {
  await page.route('**/flow-design/queryFlowDefind*', (route) => route.fulfill({ json: longFlow() }));
  await page.goto(`/base/workFlow/workFlow?row=${encodeURIComponent('{"defindId":"5"}')}`);
  await page
    .locator('.react-flow__node')
    .nth(steps - 1)
    .waitFor();
  const frames = { pan: await inPage(page, 'pan'), zoom: await inPage(page, 'zoom'), drag: await inPage(page, 'drag') };
  await page.unrouteAll();
  return frames;
}

const seconds = 3;

/** The pointer of a hand, over the middle of the drawing, while the page counts its frames. */
async function inPage(page: Page, way: keyof CanvasFrames): Promise<number> {
  const node = page.locator('.react-flow__node').nth(157);
  const box = await node.boundingBox();
  if (!box) throw new Error('there is no step to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  if (way === 'drag') await page.mouse.down();
  const counting = page.evaluate(countFrames, seconds);
  for (const until = Date.now() + seconds * 1000; Date.now() < until;) {
    const swing = (Date.now() / 250) % (2 * Math.PI);
    if (way === 'drag') await page.mouse.move(x + 60 * Math.sin(swing), y + 40 * Math.cos(swing));
    else await wheel(page, 20 * Math.sin(swing), way);
  }
  const { framesPerSecond, places } = await counting;
  if (way === 'drag') await page.mouse.up();
  if (places < 5) throw new Error(`the canvas did not ${way}: ${places} places`);
  return framesPerSecond;
}

async function wheel(page: Page, delta: number, way: 'pan' | 'zoom'): Promise<void> {
  if (way === 'zoom') await page.keyboard.down('Control');
  await page.mouse.wheel(0, delta);
  if (way === 'zoom') await page.keyboard.up('Control');
}

/** Runs in the browser: how many frames a second, and in how many places the step stood on the screen. */
async function countFrames(duration: number): Promise<{ framesPerSecond: number; places: number }> {
  const node = [...document.querySelectorAll('.react-flow__node')].at(157);
  const places = new Set<string>();
  const startedAt = performance.now();
  let frames = 0;
  await new Promise<void>((resolve) => {
    const frame = () => {
      frames += 1;
      const { x, y, width } = node?.getBoundingClientRect() ?? new DOMRect();
      places.add(`${x} ${y} ${width}`);
      if (performance.now() - startedAt < duration * 1000) requestAnimationFrame(frame);
      else resolve();
    };
    requestAnimationFrame(frame);
  });
  return { framesPerSecond: frames / ((performance.now() - startedAt) / 1000), places: places.size };
}

function longFlow(): object {
  const kindOf = (at: number) => (at === 0 ? '1' : at === steps - 1 ? '4' : '3');
  const nodes = Array.from({ length: steps }, (_, at) => ({
    id: `n${at}`,
    shape: 'custom-rect',
    position: { x: (at % columns) * 220, y: Math.floor(at / columns) * 110 },
    data: { nodeType: kindOf(at), examine: `第${at}步`, grantType: '6' },
  }));
  const edges = nodes.slice(1).map(({ id }, at) => ({
    id: `e${at}`,
    shape: 'edge',
    source: { cell: `n${at}` },
    target: { cell: id },
    data: { examine: `条件${at}` },
  }));
  const nodeJson = JSON.stringify({ cells: [...nodes, ...edges] });
  const data = { ...flow, nodeJson, flowExamines: readNodeJson(nodeJson)?.rows ?? [] };
  return { code: 200, success: true, msg: '操作成功', data };
}

const flow = {
  id: '5',
  defindId: '5',
  version: 1,
  flowKey: 'long',
  flowName: '三百个节点',
  category: null,
  businessType: null,
  deptIds: [],
  deptNames: [],
  isEnabled: true,
  remark: null,
  publishedNo: null,
  hasDraft: true,
  runningCount: 0,
  updateUserName: null,
  updateTime: '2026-11-20 10:00:00',
  versionNo: 1,
  versionStatus: 'draft',
  variables: [],
  faults: [],
};
