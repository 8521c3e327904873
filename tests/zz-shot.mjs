import { chromium } from '@playwright/test';
import { launchOptions } from '../local/testing/launchOptions.ts';
import axe from 'axe-core';
import { readFileSync, existsSync } from 'node:fs';
const b=await chromium.launch(launchOptions());
const jobs=process.argv.slice(2).map(x=>x.split(':'));
for(const [k,w,scheme] of jobs){
 const p=await b.newPage({viewport:{width:+w,height:900},colorScheme:scheme??'light',javaScriptEnabled:true});
 await p.route('**/*',r=>{const u=new URL(r.request().url()); if(u.pathname.endsWith('.html')) return r.fulfill({contentType:'text/html',body:readFileSync('/tmp/val/'+k+'.html')}); const f='dist/client'+decodeURIComponent(u.pathname); return existsSync(f)&&u.pathname!=='/'?r.fulfill({path:f}):r.fulfill({status:404,body:''})});
 await p.goto('http://here.example/x.html'); await p.waitForTimeout(500);
 await p.screenshot({path:`/tmp/val/${k}-${w}-${scheme??'light'}.png`,fullPage:true});
 await p.addScriptTag({content:axe.source});
 const r=await p.evaluate(()=>axe.run());
 console.log(k,w,r.violations.map(v=>v.id+': '+v.nodes.map(n=>n.html.slice(0,100)).join(' | ')), await p.evaluate(()=>document.documentElement.scrollWidth));
 await p.close();
}
await b.close();
