"""How a report looks: the app's paper and ink, on screens of every size, in the dark, on paper."""

STYLE = """
:root { --paper: #fffaef; --card: #fff8e8; --line: #ddcba8; --ink: #2b1c2c; --ink-2: #5f4b58;
  --accent: #5c2a6b; --good: #124b30; --bad: #8c1d2f;
  --p0: #5c2a6b; --p1: #b4490f; --p2: #2c6b4f; --p3: #1f5fa8; --p4: #7a4a26; --p5: #6b5f86; }
@media (prefers-color-scheme: dark) { :root { --paper: #211720; --card: #2c2029; --line: #54414c;
  --ink: #f8ecdc; --ink-2: #cdb9b4; --accent: #f2c46b; --good: #8fddb0; --bad: #f2a3ad;
  --p0: #c9a3d6; --p1: #f0a36b; --p2: #7fcf9f; --p3: #8fbdf0; --p4: #d3a67d; --p5: #b9b0d6; } }
@media print { :root { --paper: #fff; --card: #fff; --line: #bbb; --ink: #000; --ink-2: #333;
  --accent: #5c2a6b; --good: #124b30; --bad: #8c1d2f; } section { break-inside: auto; }
  .wide { overflow: visible; } h2, h3 { break-after: avoid; } svg, tr { break-inside: avoid; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; }
h1 { font-size: 2.2rem; margin: 0 0 0.25rem; }
h2 { font-size: 1.5rem; margin: 2.5rem 0 0.25rem; }
h3 { font-size: 1.1rem; margin: 1.75rem 0 0.25rem; }
p { color: var(--ink-2); margin: 0.25rem 0 0.75rem; max-width: 46rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 1rem; margin: 0;
  font-size: 0.9rem; }
dt { color: var(--ink-2); } dd { margin: 0; overflow-wrap: anywhere; }
svg { display: block; width: 100%; max-width: 40rem; height: auto; margin: 0.5rem 0; }
td svg { width: 11rem; margin: 0; }
.wide { overflow-x: auto; margin: 0.5rem 0; }
table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.75rem 0.3rem 0; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
th:first-child { text-align: left; font-weight: 500; position: sticky; left: 0;
  background: var(--paper); padding-right: 1rem; }
thead th { color: var(--ink-2); font-weight: 500; vertical-align: bottom; }
small { color: var(--ink-2); }
strong { color: var(--accent); }
code { font-size: 0.95em; }
.tag { font-size: 0.75rem; color: var(--ink-2); border: 1px solid var(--line);
  border-radius: 0.6rem; padding: 0 0.4rem; margin-left: 0.3rem; }
.tag.printed { background: var(--card); color: var(--ink); }
footer { margin-top: 3rem; color: var(--ink-2); font-size: 0.85rem; }
.grid { stroke: var(--line); stroke-width: 1; fill: none; }
.tick, .name { font: 13px system-ui, sans-serif; fill: var(--ink-2); }
.tick { text-anchor: middle; } .name { text-anchor: end; fill: var(--ink); }
.said th:first-child { white-space: normal; min-width: 13rem; }
@media print { table { font-size: 0.66rem; } th, td { padding-right: 0.4rem; }
  td svg { width: 7rem; } .tag { font-size: 0.55rem; } }
/* A shade at the side where a table goes on. */
@media screen and (max-width: 40rem) { .wide { background:
  linear-gradient(to left, var(--paper) 40%, transparent) right / 2.5rem 100% no-repeat local,
  linear-gradient(to left, var(--line), transparent) right / 0.9rem 100% no-repeat; } }
@media (max-width: 40rem) { .tick { font-size: 17px; } .name, .inside { font-size: 15px; }
  th:first-child { white-space: normal; min-width: 7rem; max-width: 10.5rem; } }
.keys span { display: inline-block; margin-right: 1.25rem; white-space: nowrap; }
.sample { display: inline-block; width: 2.2rem; margin: 0 0.4rem 0 0; vertical-align: middle; }
.small { font-size: 12px; fill: var(--ink-2); }
.curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.curve.part-0 { stroke: var(--p0); } .curve.part-1 { stroke: var(--p1); stroke-dasharray: 9 4; }
.curve.part-2 { stroke: var(--p2); stroke-dasharray: 2.5 3; }
.curve.part-3 { stroke: var(--p3); stroke-dasharray: 12 3 3 3; }
.curve.part-4 { stroke: var(--p4); stroke-dasharray: 5 5; } .curve.part-5 { stroke: var(--p5); }
.band { fill: var(--good); fill-opacity: 0.16; }
.cross { stroke: var(--bad); stroke-width: 2; fill: none; }
.dot.plain { fill: var(--ink-2); } .dot.best { fill: var(--accent); }
ul.out { padding-left: 1.2rem; margin: 0.25rem 0 0.75rem; max-width: 46rem; }
ul.out li { margin: 0.3rem 0; } ul.out li::marker { color: var(--accent); }
.line { stroke: var(--p3); stroke-width: 2; fill: none; }
.dot { fill: var(--p3); }
.line.good { stroke: var(--good); } .dot.good { fill: var(--good); }
.line.bad { stroke: var(--bad); } .dot.bad { fill: var(--bad); }
.box { fill: var(--p3); fill-opacity: 0.35; } .median { stroke: var(--ink); stroke-width: 2.5; }
.mark { stroke: var(--ink-2); stroke-width: 1.5; stroke-dasharray: 4 3; fill: none; }
.inside { font: 600 12px system-ui, sans-serif; text-anchor: middle; fill: var(--paper); }
.key { display: inline-block; width: 0.75rem; height: 0.75rem; border-radius: 2px;
  margin-right: 0.35rem; }
rect.part-0 { fill: var(--p0); } .key.part-0 { background: var(--p0); }
rect.part-1 { fill: var(--p1); } .key.part-1 { background: var(--p1); }
rect.part-2 { fill: var(--p2); } .key.part-2 { background: var(--p2); }
rect.part-3 { fill: var(--p3); } .key.part-3 { background: var(--p3); }
rect.part-4 { fill: var(--p4); } .key.part-4 { background: var(--p4); }
rect.part-5 { fill: var(--p5); } .key.part-5 { background: var(--p5); }
"""
