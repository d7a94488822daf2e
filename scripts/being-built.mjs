import { createServer } from 'node:http';
import { setting } from './settings.mjs';

const PAGE = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>招采 Zhaocai</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center; color: #303133;
    background: #f5f7fa; font: 14px/1.57 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
  h1 { margin: 0 0 8px; font-size: 20px; font-weight: 600; }
  p { margin: 0; color: #606266; }
  i { display: block; width: 160px; height: 3px; margin: 24px auto 0; border-radius: 2px; background: #d9ecff; overflow: hidden; }
  i::after { content: ""; display: block; width: 40%; height: 100%; background: #409eff; animation: go 1.4s ease-in-out infinite alternate; }
  @keyframes go { to { transform: translateX(150%); } }
  @media (prefers-reduced-motion: reduce) { i::after { animation: none; } }
</style></head>
<body><main role="status"><h1>正在构建 Being built</h1><p>首次启动约需一分钟，完成后自动打开。</p>
<p>The first start takes about a minute; this page opens by itself.</p><i></i></main>
<script>
  setInterval(() => fetch('/readyz').then((answer) => answer.ok && location.reload(), () => {}), 700);
</script></body></html>`;

/** Answers on the server's address while it is being made; the function that it returns frees the address. */
export async function showBeingBuilt() {
  const server = createServer((request, response) => {
    const isApi = request.url?.startsWith('/api') ?? false;
    response.writeHead(503, {
      'content-type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
      connection: 'close',
    });
    response.end(isApi ? JSON.stringify({ code: 503, success: false, data: null, msg: '系统正在构建，请稍候' }) : PAGE);
  });
  const isListening = await new Promise((resolve) => {
    // A taken port or a wrong setting is reported later, by the one who checks the settings.
    server.once('error', () => resolve(false));
    try {
      server.listen(Number(setting('PORT', '8080')), setting('HOST', '127.0.0.1'), () => resolve(true));
    } catch {
      resolve(false);
    }
  });
  return async () => {
    if (!isListening) return;
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  };
}
