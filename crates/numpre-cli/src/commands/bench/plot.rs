//! A drawing of the speeds: bars on a logarithmic scale.

use super::benchmark::Measurement;
use crate::exit::Failure;
use crate::run::{Output, Session, not_written, stream};
use numpre_text::Texts;
use plotters::prelude::*;
use std::path::Path;

/// The sizes in pixels: the height of a bar with its gap, the height above and below all bars, the
/// width.
const BAR: u32 = 28;
const AROUND: u32 = 90;
const WIDTH: u32 = 760;

const ONE_THREAD: RGBColor = RGBColor(0x2f, 0x6f, 0xb5);
const ALL_THREADS: RGBColor = RGBColor(0xd9, 0x8a, 0x29);

/// Draws the measurements into an SVG file.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub fn write(session: &Session, path: &Path, measurements: &[Measurement]) -> Result<(), Failure> {
    let (name, texts) = (path.to_string_lossy(), &session.texts);
    let failure = |why: &str| Failure::Message(not_written(texts, Some(&name), texts.word(why)));
    if measurements.iter().all(|measurement| measurement.ended == 0) {
        return Err(failure("bench-nothing-to-draw"));
    }
    let drawing = drawing(measurements, texts).map_err(|_| failure("bench-no-drawing"))?;
    let output = Output::open(&session.writing_to(Some(path.to_owned())))?;
    let mut output = stream::lock(&output);
    output.write(drawing.as_bytes())?;
    output.finish()
}

/// Returns the text of the SVG file.
fn drawing(
    measurements: &[Measurement],
    texts: &Texts,
) -> Result<String, Box<dyn std::error::Error>> {
    let shown: Vec<&Measurement> =
        measurements.iter().filter(|measurement| measurement.ended > 0).collect();
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, (WIDTH, AROUND + BAR * shown.len() as u32))
            .into_drawing_area();
        area.fill(&WHITE)?;
        let rates = || shown.iter().map(|measurement| measurement.rate());
        let least = 10_f64.powf(rates().fold(f64::INFINITY, f64::min).max(1e-3).log10().floor());
        let most = rates().fold(10.0, f64::max) * 4.0;
        let puzzles = measurements.iter().map(|measurement| measurement.puzzles).max().unwrap_or(0);
        let caption = texts.say("bench-plot", &[("count", puzzles.into())]);
        let mut chart = ChartBuilder::on(&area)
            .caption(caption, ("sans-serif", 18))
            .margin(12)
            .x_label_area_size(32)
            .y_label_area_size(110)
            .build_cartesian_2d((least..most).log_scale(), (0..shown.len()).into_segmented())?;
        // The first setup is at the top. The axis asks for one name more than there are bars.
        let name = |place: &SegmentValue<usize>| match place {
            SegmentValue::CenterOf(place) if *place < shown.len() => {
                let setup = &shown[shown.len() - 1 - place].setup;
                format!("{} × {}", setup.solver.name(), setup.threads)
            }
            _ => String::new(),
        };
        chart
            .configure_mesh()
            .disable_y_mesh()
            .y_labels(shown.len())
            .y_label_formatter(&name)
            .x_label_formatter(&|rate| super::row::grouped(*rate))
            .draw()?;
        for (place, measurement) in shown.iter().rev().enumerate() {
            let color = if measurement.setup.threads == 1 { ONE_THREAD } else { ALL_THREADS };
            let corners = [
                (least, SegmentValue::Exact(place)),
                (measurement.rate(), SegmentValue::Exact(place + 1)),
            ];
            let mut bar = Rectangle::new(corners, color.filled());
            bar.set_margin(4, 4, 0, 0);
            chart.draw_series([bar])?;
            let label = format!("\u{a0}{}", super::row::grouped(measurement.rate()));
            let style = ("sans-serif", 13).into_font().color(&BLACK).into_text_style(&area);
            let middle = style.pos(plotters::style::text_anchor::Pos::new(
                plotters::style::text_anchor::HPos::Left,
                plotters::style::text_anchor::VPos::Center,
            ));
            chart.draw_series([Text::new(
                label,
                (measurement.rate(), SegmentValue::CenterOf(place)),
                middle,
            )])?;
        }
        area.present()?;
    }
    Ok(text)
}
