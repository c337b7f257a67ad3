/** How much of the tables' engine has been loaded, for the bar. */
class Loading {
  bytes = $state(0);
  all = $state(0);
  on = $state(false);

  begin(all: number): void {
    this.bytes = 0;
    this.all = all;
    this.on = true;
  }

  end(): void {
    this.on = false;
  }

  /** From 0 to 1. */
  get share(): number {
    return this.all === 0 ? 0 : Math.min(1, this.bytes / this.all);
  }
}

export const loading = new Loading();
