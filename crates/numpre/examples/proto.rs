//! x
use numpre::generate::Request;
use numpre::*;
use std::ops::ControlFlow;
fn cpu() -> f64 {
    let t = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    t.split(' ').next().unwrap().parse::<f64>().unwrap()
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n: u64 = a[1].parse().unwrap();
    let sym: Symmetry = a[2].parse().unwrap();
    let mut r = Request::default().ranks(Rank::VERY_EASY..=Rank::ULTRA_HARD).symmetry(sym);
    if let Some(k) = a.get(3).and_then(|k| k.parse().ok()) {
        r = r.rank(Rank::new(k).unwrap());
    }
    if a.get(4).is_some() {
        r = r.minimal(true);
    }
    let mut g = r.build().unwrap();
    let mut best = f64::MAX;
    let mut sum = 0.;
    let mut tries = 0;
    for k in 0..8 {
        let t = cpu();
        for m in g.generate_many(k * n..(k + 1) * n, &mut |_| ControlFlow::Continue(())) {
            tries += m.unwrap().tries;
        }
        let t = (cpu() - t) / n as f64 / 1e3;
        best = best.min(t);
        sum += t;
    }
    println!(
        "{} {}: best {best:.1} µs, mean {:.1} µs = {:.0}/s (best {:.0}/s) tries {:.1}",
        a[2],
        a.get(3).map_or("any", |s| s),
        sum / 8.,
        8e6 / sum,
        1e6 / best,
        tries as f64 / 8. / n as f64
    );
}
