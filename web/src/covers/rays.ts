/** Rays of light from a point, as one shape. */
export function rays(x: number, y: number, count: number, reach = 340): string {
  const end = (step: number) => {
    const angle = (Math.PI * step) / count;
    const [across, down] = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    return `L${across.toFixed(1)},${down.toFixed(1)}`;
  };
  const steps = Array.from({ length: count }, (_, i) => 2 * i);
  return steps.map((step) => `M${x},${y} ${end(step)} ${end(step + 1)}Z`).join('');
}
